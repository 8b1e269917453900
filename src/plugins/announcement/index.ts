import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';

/**
 * Shows a new announcement from the first paint. Docusaurus would treat it as dismissed, like the
 * previous one, until its bundle runs; the page would then jump.
 */
export default function announcementPlugin({siteStorage}: LoadContext): Plugin {
  const script = fs.readFileSync(path.join(__dirname, 'forgetDismissal.js'), 'utf8');
  const {namespace} = siteStorage;
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
