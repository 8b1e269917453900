import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../cache/cacheFolder';
import {minimizersOf} from '../cache/minimizer';
import {siteVersion} from '../cache/siteVersion';
import {pageAt, pathInVersion, readSite} from '../content/site';
import {keepSiteValues, saveSiteValues} from '../cache/siteValues';

/**
 * Lets a build reuse what the last one compiled, with the same bytes as a build that can't. The
 * runtime does the same for rendered pages, and for the dev server.
 */
export default function buildCache(context: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {siteDir} = context;
  const folder = cacheFolder(context);
  if (folder !== undefined) {
    keepSiteValues(siteDir);
  }
  return {
    name: 'build-cache',
    allContentLoaded: () => {
      if (folder !== undefined) {
        siteVersion(context);
        // By now, the plugins have computed what the next build would compute again.
        saveSiteValues(readSite(siteDir));
      }
    },
    // The types of the bundler's configuration are webpack's, which knows another cache.
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
        // Our paths are absolute. By default, each is looked for below `static/` before it is taken as it is.
        resolve: {preferAbsolute: true},
        // Also where nothing is kept: the bundler's names of modules have their loaders in them.
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

/** The files of a page in all versions that have it. */
function samePages(siteDir: string, file: string): string[] {
  const site = readSite(siteDir);
  const pagePath = pathInVersion(site, file);
  return site.versions.flatMap((version) => pageAt(version, pagePath)?.file ?? []);
}
