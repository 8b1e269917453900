import {createHash} from 'node:crypto';
import path from 'node:path';
import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readSite} from '../../content/site/site';
import {loadValues, saveValues, versionOfCode} from '../../content/cache/pageCache';
import {browserAliases} from '../build/browserAliases';
import {checkSource} from './checkSource';
import {plainMessages} from './plainMessages';
import {watchPages} from './watchPages';

/**
 * Returns a function that configures the dev server, which uses only part of the runtime. Pages are
 * compiled when they are opened, and when they are saved while open. Their problems are reported in the
 * format of `npm run check`.
 */
export function livePages({siteDir, generatedFilesDir}: LoadContext) {
  loadValues(siteDir);
  const outline = watchPages(siteDir, generatedFilesDir);
  const version = createHash('sha1').update(versionOfCode(siteDir)).update(outline).digest('hex');
  const folders = readSite(siteDir).versions.map(({directory}) => directory + path.sep);
  return (config: object, currentBundler: CurrentBundler): object => ({
    ...(hasPersistentCache(config) && {
      experiments: {cache: {version}},
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
      hooks.done.tap('save-for-next-start', () =>
        saveValues(readSite(siteDir).versions.flatMap(({pages}) => pages)),
      ),
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
