import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colouredSample} from './server/colouredSample';
import {drawnScreen} from '../../drawings/screens/screenModule';

/**
 * Code is coloured when the site is built (`src/remark/codeBlocks.ts`), and its buttons
 * are one listener for all pages (`src/client/modules/codeButtons.ts`). Keeps the highlighter out of the bundle, and lets
 * components import a file of code as coloured HTML: `import html from './raise.qs'`, and one with the
 * lines of a drawn screen as its drawing.
 */
export default function codeBlocks({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts')}},
      module: {
        rules: [
          {
            test: /\.(?:qs|http)$/,
            type: 'javascript/auto',
            use: {
              loader: path.join(__dirname, 'sampleLoader.js'),
              options: {
                toModule: (source: string, file: string) => colouredSample(source, file, siteDir),
              },
            },
          },
          {
            test: /\.screen$/,
            type: 'javascript/auto',
            use: {
              loader: path.join(__dirname, 'sampleLoader.js'),
              options: {toModule: drawnScreen},
            },
          },
        ],
      },
    }),
  };
}
