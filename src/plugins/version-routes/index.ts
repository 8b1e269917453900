import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';
import {composeConfig, composeRegistry, composeRoutes} from './server/composeModules';
import {Tables} from './server/composeTables';
import {readGenerated} from './server/readGenerated';
import {slimVersions} from './server/slimVersions';
import {split} from './server/split';
import {TablesPlugin} from './server/TablesPlugin';
import {tableFile} from './shared/table';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

export {validateOptions} from './options';

/**
 * Routes by version: a page loads of the route table what it needs itself, inline in its HTML; the
 * rest of its version comes as `routes-{version}.json` when the reader is about to go elsewhere.
 * Docusaurus puts the routes, names of chunks and lists of docs of all versions on every page. The
 * dev server keeps to that.
 */
export default function versionRoutes(
  {generatedFilesDir, siteConfig}: LoadContext,
  {enabled, knownDocs}: Options,
): Plugin {
  const isOn = enabled && process.env.NODE_ENV === 'production';
  const pagesFile = path.join(generatedFilesDir, 'version-routes', 'pages.json');

  function configureClient(config: BundlerConfig): BundlerConfig {
    const generated = readGenerated(generatedFilesDir);
    const shared = split(generated, new Set(knownDocs));
    const replace = (file: string, source: string) => ({
      test: path.join(generatedFilesDir, file),
      resourceQuery: {not: /all/},
      use: {loader: path.join(__dirname, 'server/replaceSource.js'), options: {source}},
    });
    // Docusaurus' table of the names of all chunks, for the loading ahead that `prefetch` replaces.
    config.plugins = config.plugins?.filter(
      (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
    );
    return {
      output: {
        chunkFilename: ({chunk}) =>
          shared.tableModules.has(chunk?.name ?? '')
            ? 'assets/js/[id].js'
            : 'assets/js/[id].[contenthash:8].js',
      },
      module: {
        rules: [
          replace('routes.js', composeRoutes(shared)),
          replace('registry.js', composeRegistry(shared)),
          replace('routesChunkNames.json', '{}'),
          replace('globalData.json', JSON.stringify(shared.globalData)),
          replace('docusaurus.config.mjs', composeConfig(siteConfig)),
          // The versions of all plugins, which nothing in the browser reads.
          replace('site-metadata.json', '{"pluginVersions":{}}'),
          ...slimVersions(generated, generatedFilesDir).map(({file, props}) =>
            replace(file, JSON.stringify(props)),
          ),
        ],
      },
      plugins: [
        new TablesPlugin({
          registry: `${path.join(generatedFilesDir, 'registry.js')}?all`,
          names: shared.tableModules,
          onPlaced(places) {
            const tables = new Tables(generated, places);
            fs.mkdirSync(path.dirname(pagesFile), {recursive: true});
            fs.writeFileSync(pagesFile, JSON.stringify(tables.ofPages()));
            return Object.fromEntries(
              tables.ofVersions().map((table) => [tableFile(table.version), JSON.stringify(table)]),
            );
          },
        }),
      ],
    };
  }

  function configureServer({instance}: CurrentBundler): BundlerConfig {
    return {
      resolve: {alias: {'@theme/PageTable': path.join(__dirname, 'server/PageTable.tsx')}},
      plugins: [new instance.DefinePlugin({VERSION_ROUTES_PAGES: JSON.stringify(pagesFile)})],
    };
  }

  return {
    name: 'version-routes',
    ...(isOn && {
      getThemePath: () => './theme',
      configureWebpack: (config, isServer, {currentBundler}) =>
        isServer ? configureServer(currentBundler) : configureClient(config),
    }),
  };
}
