import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageAt, pathInVersion, readSite} from '../../content/site';
import {keepSiteValues, saveSiteValues} from '../../content/siteValues';
import {cacheFolder} from './server/cacheFolder';
import {siteVersion} from './server/siteVersion';

/**
 * A build takes over what the last one has compiled, and gives the same bytes as one that has
 * nothing to take over. `live-pages` does the same for the dev server.
 */
export default function buildCache(context: LoadContext): Plugin | null {
  const {siteDir} = context;
  const folder = cacheFolder(context);
  if (folder === undefined) {
    return null;
  }
  keepSiteValues(siteDir);
  const folders = readSite(siteDir).versions.map(({directory}) => directory + path.sep);
  return {
    name: 'build-cache',
    allContentLoaded: () => {
      siteVersion(context);
      // By now, the plugins have computed what the next build would compute again.
      saveSiteValues(readSite(siteDir));
    },
    // The types of the bundler's configuration are webpack's, which knows another cache.
    configureWebpack: (_, isServer) =>
      ({
        experiments: {
          cache: {
            version: `${isServer ? 'server' : 'client'} ${siteVersion(context)}`,
            storage: {type: 'filesystem', directory: path.join(folder, 'bundler')},
          },
        },
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: folders,
              enforce: 'pre',
              loader: path.join(__dirname, 'server/noteDependencies.cjs'),
              options: {samePages: (file: string) => samePages(siteDir, file)},
            },
          ],
        },
      }) as object,
  };
}

/** The files of a page in all versions that have it. */
function samePages(siteDir: string, file: string): string[] {
  const site = readSite(siteDir);
  const pagePath = pathInVersion(site, file);
  return site.versions.flatMap((version) => pageAt(version, pagePath)?.file ?? []);
}
