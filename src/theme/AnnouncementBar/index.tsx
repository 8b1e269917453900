// Change: shows a new announcement from the first paint. Upstream treats it as dismissed, like an earlier
// one, until the bundle runs; the page would then jump.
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useThemeConfig} from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const {namespace} = siteStorage;

/**
 * Runs in the head of every page and forgets that an earlier announcement was dismissed. Rendered only in
 * the build, which minifies it. In the browser, React would add it again, and the CSP would block it.
 */
const forgetDismissal = `
try {
  const {id, idKey, dismissKey} = document.currentScript.dataset;
  if (localStorage.getItem(idKey) !== id) localStorage.removeItem(dismissKey);
} catch {}
`;

export default function AnnouncementBarWrapper(): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    announcementBar && (
      <>
        {!ExecutionEnvironment.canUseDOM && (
          <Head>
            <script
              data-id={announcementBar.id}
              data-id-key={`docusaurus.announcement.id${namespace}`}
              data-dismiss-key={`docusaurus.announcement.dismiss${namespace}`}>
              {forgetDismissal}
            </script>
          </Head>
        )}
        <AnnouncementBar />
      </>
    )
  );
}
