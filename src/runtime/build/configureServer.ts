import path from 'node:path';
import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {pagesFile} from './pagesFile';

/** Configures a build's server bundle, which adds each page's route table to its HTML. */
export function configureServer(context: LoadContext, {instance}: CurrentBundler): Configuration {
  return {
    resolve: {alias: {'@theme/PageTable': path.join(__dirname, '../html/PageTable.tsx')}},
    module: {
      rules: [
        {
          test: path.join(context.generatedFilesDir, 'registry.js'),
          use: {loader: path.join(__dirname, 'wrapArticles.js'), options: {isLive: false}},
        },
      ],
    },
    plugins: [new instance.DefinePlugin({PAGES_FILE: JSON.stringify(pagesFile(context))})],
  };
}
