import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {socialCardFile, socialCards} from '../../config/sections';
import {devServerConfig, serveText} from '../../export/server/serveText';
import {drawCard} from './drawCard';
import {drawIcons, drawImages} from './drawImages';

/**
 * Draws the icon and the wordmarks in `static/img` in the colors of tokens.css. After the build, it
 * also draws the icon as PNG files, and a card for each section, which chat apps and feeds show next to
 * links to its pages.
 */
export default function images({baseUrl}: LoadContext): Plugin {
  return {
    name: 'images',
    configureWebpack: () =>
      devServerConfig(
        serveText('image/svg+xml', (pathname) => drawImages().get(pathname.slice(baseUrl.length))),
      ),
    async postBuild({outDir}) {
      const files: [file: string, content: string | Buffer][] = [
        ...drawImages(),
        ...drawIcons(),
        ...Object.entries(socialCards).map(([name, title]): [string, Buffer] => [
          socialCardFile(name),
          drawCard(title),
        ]),
      ];
      await fs.mkdir(path.join(outDir, path.dirname(socialCardFile(''))), {recursive: true});
      await Promise.all(
        files.map(([file, content]) => fs.writeFile(path.join(outDir, file), content)),
      );
    },
  };
}
