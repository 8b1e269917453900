import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlightSample} from './server/highlightSample';

/**
 * Lets components import a file of code as highlighted HTML (`import html from './raise.qs'`). Samples
 * of pages are highlighted by `src/remark/codeBlocks.ts`; their buttons are in
 * `src/client/modules/codeButtons.ts`.
 */
export default function codeBlocks({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.(?:qs|http)$/,
            type: 'javascript/auto',
            use: {
              loader: path.join(__dirname, 'sampleLoader.js'),
              options: {
                toModule: (source: string, file: string) => highlightSample(source, file, siteDir),
              },
            },
          },
        ],
      },
    }),
  };
}
