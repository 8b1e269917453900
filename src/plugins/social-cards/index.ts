import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {socialCards, socialCardsFolder} from '../../config/socialCards';
import {drawCard} from './drawCard';

/** Writes a picture for each section, which chats and feeds show beside links to its pages. */
export default function socialCardsPlugin(): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      const cards = socialCards.map(({name, title}) => ({name, png: drawCard(title)}));
      const folder = path.join(outDir, socialCardsFolder);
      await fs.promises.mkdir(folder, {recursive: true});
      await Promise.all(
        cards.map(({name, png}) => fs.promises.writeFile(path.join(folder, `${name}.png`), png)),
      );
    },
  };
}
