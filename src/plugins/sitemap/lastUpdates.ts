import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';

/**
 * Tells Docusaurus the date of a page's last change. Its own methods run Git for each file, or date
 * uncommitted files. Here, Git runs once, and the sitemap uses the same dates.
 *
 * @param siteDir folder that contains the site's sources
 * @param changes the result of `lastChanges`
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
    // Never called, but Docusaurus rejects a function without parameters.
    getFileCreationInfo: lastUpdate,
    getFileLastUpdateInfo: lastUpdate,
  };
}
