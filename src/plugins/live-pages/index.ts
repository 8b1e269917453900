import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {isDevServer} from '../../config/devServer';
import {readSite} from '../../content/site';
import {keepSiteValues, saveSiteValues} from '../../content/siteValues';
import {cacheVersion, pageCode} from '../build-cache/server/cacheVersion';
import {checkSource} from './server/checkSource';
import {outlineFile} from './server/outlineFile';
import {plainMessages} from './server/plainMessages';
import {watchPages} from './server/watchPages';

interface DevServer {
  compiler: unknown;
}

/**
 * In the dev server, a page is compiled when it is opened, and when it is saved while it is open;
 * what is wrong with it is said as `npm run check` says it.
 */
export default function livePages({siteDir, generatedFilesDir}: LoadContext): Plugin | null {
  if (!isDevServer) {
    return null;
  }
  keepSiteValues(siteDir);
  const outline = watchPages(siteDir, outlineFile(generatedFilesDir));
  const folders = readSite(siteDir).versions.map(({directory}) => directory + path.sep);
  return {
    name: 'live-pages',
    // By now, the plugins have computed what the next start would compute again.
    allContentLoaded: () => saveSiteValues(readSite(siteDir)),
    // The types of the bundler's configuration are webpack's, which knows none of this.
    configureWebpack: (config, _isServer, {currentBundler}) =>
      ({
        ...(hasKeptCache(config) && {
          experiments: {cache: {version: cacheVersion(siteDir, pageCode, outline)}},
        }),
        plugins: [plainMessages],
        lazyCompilation: {imports: true, entries: false, test: /\.mdx?$/},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'server/lazyRegistry.js'),
            },
            {
              test: /\.mdx?$/,
              include: [...folders, path.join(siteDir, 'src/pages')],
              enforce: 'pre',
              loader: path.join(__dirname, 'server/checkedSource.js'),
              options: {
                check: (file: string, source: string) => checkSource(siteDir, file, source),
              },
            },
          ],
        },
        devServer: {
          setupMiddlewares: (middlewares: unknown[], {compiler}: DevServer) => {
            middlewares.unshift(compileWhenOpened(currentBundler, compiler));
            return [];
          },
        },
      }) as object,
  };
}

/** Docusaurus leaves the cache out where `DOCUSAURUS_NO_PERSISTENT_CACHE` says so. */
function hasKeptCache({experiments}: object & {experiments?: object}): boolean {
  return experiments !== undefined && 'cache' in experiments;
}

/** Takes the requests by which the browser says that a page is open. */
function compileWhenOpened({instance}: CurrentBundler, compiler: unknown): unknown {
  const {lazyCompilationMiddleware} = instance as unknown as {
    lazyCompilationMiddleware: (compiler: unknown) => unknown;
  };
  return lazyCompilationMiddleware(compiler);
}
