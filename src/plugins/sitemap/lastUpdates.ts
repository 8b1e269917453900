import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';

/**
 * Tells Docusaurus when a page was changed last. Its own ways ask Git for each file, or date a file
 * that was not committed; here Git is asked once, as for the sitemap.
 *
 * @param siteDir folder of the site's sources
 * @param changes as `lastChanges` gives them
 */
export function lastUpdates(
  siteDir: string,
  changes: () => ReadonlyMap<string, string>,
): VcsConfig {
  const lastUpdate = (file: string) => {
    const day = changes().get(path.relative(siteDir, file).split(path.sep).join('/'));
    return Promise.resolve(day === undefined ? null : {timestamp: Date.parse(day), author: ''});
  };
  return {
    initialize: () => undefined,
    // Nobody asks for it. Docusaurus refuses a function without parameters.
    getFileCreationInfo: lastUpdate,
    getFileLastUpdateInfo: lastUpdate,
  };
}
