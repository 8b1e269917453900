import path from 'node:path';
import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {cacheVersion} from '../../cache/cacheVersion';
import {pageCode} from '../../cache/pageCode';
import {readSite} from '../../content/site';
import {loadSiteValues, saveSiteValues} from '../../cache/siteValues';
import {browserAliases} from '../build/browserAliases';
import {checkSource} from './checkSource';
import {plainMessages} from './plainMessages';
import {outlineFile, watchPages} from './watchPages';

/**
 * Returns a function that configures the dev server, which uses only part of the runtime. Pages are
 * compiled when they are opened, and when they are saved while open. Their problems are reported in the
 * format of `npm run check`.
 */
export function livePages({siteDir, generatedFilesDir}: LoadContext) {
  loadSiteValues(siteDir);
  const outline = watchPages(siteDir, outlineFile(generatedFilesDir));
  const folders = readSite(siteDir).versions.map(({directory}) => directory + path.sep);
  return (config: object, currentBundler: CurrentBundler): object => ({
    ...(hasPersistentCache(config) && {
      experiments: {cache: {version: cacheVersion(siteDir, pageCode(siteDir), outline)}},
    }),
    resolve: {alias: browserAliases},
    plugins: [plainMessages, saveForNextStart(siteDir)],
    lazyCompilation: {imports: true, entries: false, test: /\.mdx?$/},
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'registry.js'),
          use: {
            loader: path.join(__dirname, '../build/wrapArticles.js'),
            options: {isLive: true},
          },
        },
        {
          test: /\.mdx?$/,
          include: [...folders, path.join(siteDir, 'src/pages')],
          enforce: 'pre',
          loader: path.join(__dirname, 'checkedSource.js'),
          options: {check: (file: string, source: string) => checkSource(siteDir, file, source)},
        },
      ],
    },
    devServer: {
      setupMiddlewares: (middlewares: unknown[], {compiler}: {compiler: unknown}) => {
        middlewares.unshift(compileWhenOpened(currentBundler, compiler));
        return [];
      },
    },
  });
}

/** Saves the values that this start has computed, once all plugins have loaded their content. */
function saveForNextStart(siteDir: string) {
  return {
    apply: ({hooks}: Compiler) =>
      hooks.done.tap('save-for-next-start', () => saveSiteValues(readSite(siteDir))),
  };
}

/** Docusaurus omits the cache if `DOCUSAURUS_NO_PERSISTENT_CACHE` is set. */
function hasPersistentCache(config: object): boolean {
  return 'experiments' in config && 'cache' in (config.experiments as object);
}

/** Returns middleware that handles the browser's requests to compile an open page. */
function compileWhenOpened({instance}: CurrentBundler, compiler: unknown): unknown {
  const {lazyCompilationMiddleware} = instance as unknown as {
    lazyCompilationMiddleware: (compiler: unknown) => unknown;
  };
  return lazyCompilationMiddleware(compiler);
}
