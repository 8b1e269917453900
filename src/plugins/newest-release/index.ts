import type {LoadContext, Plugin} from '@docusaurus/types';
import {newestRelease} from '../../content/newestRelease';
import {readSite} from '../../content/site';

/** What the notes of the newest release say first, for the landing page alone. */
export default function newestReleasePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'newest-release',
    async contentLoaded({actions}) {
      const release = newestRelease(readSite(siteDir)) ?? null;
      await actions.createData('release.json', JSON.stringify(release));
    },
  };
}
