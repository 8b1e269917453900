import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {tableFile} from '../shared/table';
import {browserAliases, packageAliases} from './browserAliases';
import {Tables} from './composeTables';
import {readGenerated, type GeneratedData} from './readGenerated';
import {slimVersions} from './slimVersions';
import {composeConfig, composeRegistry, composeRoutes, split, type SharedData} from './split';
import {TablesPlugin} from './TablesPlugin';
import {UnusedCssPlugin} from './unusedCss';

/**
 * Makes Chromium compile all functions in the bundle off the main thread. Otherwise it would compile
 * them one by one as the page starts: https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^assets\/js\/(?:main|vendor)\./,
  // Runs after the minifier, which drops comments.
  stage: 1000,
};

/** The chunk of the worker that runs samples: one file, whose name the hosts' rules know. */
const interpreter = 'interpreter';

/** Configures a build's browser bundle. */
export function configureClient(
  context: LoadContext,
  config: Configuration,
  currentBundler: CurrentBundler,
  knownDocs: readonly string[],
): Configuration & {mergeStrategy: Record<string, 'replace'>} {
  const generated = readGenerated(context.generatedFilesDir);
  const shared = split(generated, new Set(knownDocs));
  removeChunkList(config);
  return {
    mergeStrategy: {entry: 'replace'},
    entry: path.join(__dirname, '../load/entry.ts'),
    output: {
      chunkFilename: ({chunk}) => fileNameOf(chunk?.name ?? '', shared.tableModules),
    },
    // With `build --dev`, React Router checks its props with packages that other builds omit.
    resolve: {
      alias: {...browserAliases, ...(process.env.NODE_ENV === 'production' && packageAliases)},
    },
    module: {rules: replacedModules(context, generated, shared)},
    optimization: {
      // Part of the main chunk, which saves a request.
      runtimeChunk: false,
      splitChunks: {
        chunks: (chunk) => chunk.name !== interpreter && !chunk.canBeInitial(),
        cacheGroups: {
          // Browsers keep it cached when only the site's own code changes.
          vendor: {name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/},
        },
      },
    },
    plugins: [
      new currentBundler.instance.BannerPlugin(compileHint),
      new UnusedCssPlugin(),
      new TablesPlugin({
        registry: `${path.join(context.generatedFilesDir, 'registry.js')}?all`,
        names: shared.tableModules,
        onEmit: (modules) => writeTables(context, new Tables(generated, modules)),
      }),
    ],
  };
}

function fileNameOf(name: string, tableModules: ReadonlySet<string>): string {
  // `TablesPlugin` adds the hash of a page's chunk.
  return tableModules.has(name)
    ? 'assets/js/[id].js'
    : `assets/js/${name === interpreter ? name : '[id]'}.[contenthash:8].js`;
}

/**
 * Drops Docusaurus' table of all chunk names, which only its `prefetch` uses. `loadAhead` replaces that.
 *
 * @throws Error if Docusaurus no longer adds it under this name
 */
function removeChunkList(config: Configuration): void {
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (config.plugins.length !== plugins.length - 1) {
    throw new Error('Docusaurus has no plugin ChunkAssetPlugin. See src/runtime/patches.json.');
  }
}

/** Returns the modules that Docusaurus generated, reduced to the parts that all pages need. */
function replacedModules(
  {generatedFilesDir, siteConfig}: LoadContext,
  generated: GeneratedData,
  shared: SharedData,
) {
  const replace = (file: string, source: string) => ({
    test: path.join(generatedFilesDir, file),
    resourceQuery: {not: /all/},
    use: {loader: path.join(__dirname, 'replaceSource.js'), options: {source}},
  });
  return [
    replace('routes.js', composeRoutes(shared)),
    replace('registry.js', composeRegistry(shared)),
    replace('routesChunkNames.json', '{}'),
    replace('globalData.json', JSON.stringify(shared.globalData)),
    replace('docusaurus.config.mjs', composeConfig(siteConfig)),
    // The versions of all plugins, which no browser code reads.
    replace('site-metadata.json', '{"pluginVersions":{}}'),
    ...slimVersions(generated, generatedFilesDir).map(({file, props}) =>
      replace(file, JSON.stringify(props)),
    ),
  ];
}

/** Saves the pages' tables for the server bundle, and returns the files with the versions' whole tables. */
function writeTables(context: LoadContext, tables: Tables): Record<string, string> {
  const file = pagesFile(context);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(tables.ofPages()));
  return Object.fromEntries(
    tables.ofVersions().map((table) => [tableFile(table.version), JSON.stringify(table)]),
  );
}

/** Configures a build's server bundle, which adds each page's route table to its HTML. */
export function configureServer(context: LoadContext, {instance}: CurrentBundler): Configuration {
  return {
    resolve: {alias: {'@theme/Root': path.join(__dirname, '../html/Root.tsx')}},
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

/**
 * Returns the path of the file with the route tables for single pages. The browser's build writes it, and the
 * server bundle reads it.
 */
function pagesFile({generatedFilesDir}: LoadContext): string {
  return path.join(generatedFilesDir, 'runtime', 'pages.json');
}
