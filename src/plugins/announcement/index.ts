import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Shows a new announcement from the first paint. Docusaurus would treat it as dismissed, like the
 * previous one, until its bundle runs; the page would then jump.
 */
export default function announcementPlugin({siteStorage, siteConfig}: LoadContext): Plugin {
  const script = fs.readFileSync(path.join(__dirname, 'forgetDismissal.js'), 'utf8');
  const {namespace} = siteStorage;
  const {announcementBar: announcement} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'announcement',
    injectHtmlTags: () => ({
      headTags: announcement && [
        {
          tagName: 'script',
          attributes: {
            'data-id': announcement.id ?? '',
            'data-id-key': `docusaurus.announcement.id${namespace}`,
            'data-dismiss-key': `docusaurus.announcement.dismiss${namespace}`,
          },
          innerHTML: script,
        },
      ],
    }),
  };
}
