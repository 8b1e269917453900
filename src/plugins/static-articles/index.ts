import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A page's article is HTML already: on the page that is opened first, the browser keeps it as it is,
 * and neither loads it again as code nor hydrates it. What moves in articles works by listeners
 * (`src/client/modules/articles`), for the articles too that React renders after a move to another page.
 */
export default function staticArticles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-articles',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'registry.js'),
            // With a query it is a list of modules for another plugin, which nobody calls.
            resourceQuery: /^$/,
            use: path.join(__dirname, 'wrapArticles.js'),
          },
        ],
      },
    }),
  };
}
