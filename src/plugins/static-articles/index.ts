import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A page's article is HTML already: on the page that is opened first, the browser keeps it as it is,
 * and neither loads it again as code nor hydrates it. What moves in articles works by listeners
 * (`client/behaviour`), for the articles too that React renders after a move to another page.
 */
export default function staticArticles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-articles',
    getClientModules: () => ['./client/behaviour/index.ts'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'registry.js'),
            // Behind those of other plugins that write the file anew.
            enforce: 'post',
            use: path.join(__dirname, 'wrapArticles.js'),
          },
        ],
      },
    }),
  };
}
