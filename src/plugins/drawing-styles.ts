import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stylePage} from '../addresses/paths';
import {isDevServer} from '../config/runtime';
import {readSite} from '../content/site';
import {drawingStyles} from '../drawings/styled/drawingStyles';

const name = 'drawing-styles';

/**
 * Adds the rules of drawn CSS samples to the stylesheet, since the CSP forbids `style` attributes.
 * On the dev server, each drawing comes with its own (src/remark/styledDrawings.ts).
 */
export default function drawingStylesPlugin({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin | null {
  if (isDevServer) {
    return null;
  }
  const styleSheet = path.join(generatedFilesDir, name, 'drawings.css');
  return {
    name,
    async loadContent() {
      const sources = readSite(siteDir).versions.flatMap(({pages}) =>
        pages.map(({source}) => source),
      );
      sources.push(await fs.readFile(path.join(siteDir, 'src/pages', `${stylePage}.mdx`), 'utf8'));
      await fs.mkdir(path.dirname(styleSheet), {recursive: true});
      await fs.writeFile(styleSheet, drawingStyles(sources));
    },
    getClientModules: () => [styleSheet],
  };
}
