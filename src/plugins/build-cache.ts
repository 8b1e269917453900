import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../cache/cacheFolder';
import {minimizersOf} from '../cache/minimizer';
import {siteVersion} from '../cache/siteVersion';
import {pageAt, pathInVersion, readSite} from '../content/site';
import {loadSiteValues, saveSiteValues} from '../cache/siteValues';

/**
 * Lets a build reuse the last build's results, with byte-identical output. The runtime does the same
 * for rendered pages and the dev server.
 */
export default function buildCache(context: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {siteDir} = context;
  const folder = cacheFolder(context);
  if (folder !== undefined) {
    loadSiteValues(siteDir);
  }
  return {
    name: 'build-cache',
    allContentLoaded: () => {
      if (folder !== undefined) {
        siteVersion(context);
        // By now, the plugins have computed the values that the next build would otherwise recompute.
        saveSiteValues(readSite(siteDir));
      }
    },
    // The bundler's configuration types are webpack's, whose cache options differ.
    configureWebpack: ({optimization}, isServer, {currentBundler}) =>
      ({
        ...(!isServer && {
          mergeStrategy: {'optimization.minimizer': 'replace'},
          optimization: {minimizer: minimizersOf(optimization?.minimizer ?? [], currentBundler)},
        }),
        ...(folder !== undefined && {
          experiments: {
            cache: {
              version: `${isServer ? 'server' : 'client'} ${siteVersion(context)}`,
              storage: {type: 'filesystem', directory: path.join(folder, 'bundler')},
            },
          },
        }),
        // Our paths are absolute. By default, each is looked up under `static/` first.
        resolve: {preferAbsolute: true},
        // Needed even without the cache, because the bundler's module names include the loaders.
        module: {rules: [noteDependencies(siteDir)]},
      }) as object,
  };
}

function noteDependencies(siteDir: string) {
  return {
    test: /\.mdx?$/,
    include: readSite(siteDir).versions.map(({directory}) => directory + path.sep),
    enforce: 'pre' as const,
    loader: path.join(__dirname, '../cache/noteDependencies.js'),
    options: {samePages: (file: string) => samePages(siteDir, file)},
  };
}

/** Returns the page's files in all versions that have it. */
function samePages(siteDir: string, file: string): string[] {
  const site = readSite(siteDir);
  const pagePath = pathInVersion(site, file);
  return site.versions.flatMap((version) => pageAt(version, pagePath)?.file ?? []);
}
