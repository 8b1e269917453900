import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {deadline} from '../client/deadline';

const modules = ['codeButtons', 'articles/index', 'copyAnchors', 'announceTitle', 'codeChecker'];

const read = (file: string) =>
  fs.readFileSync(path.join(__dirname, '../client/head', file), 'utf8');

/** Registers the client modules of the site, and what pages need before or without them. */
export default function client(context: LoadContext): Plugin {
  return {
    name: 'client',
    getThemePath: () => '../client/theme',
    getClientModules: () => [
      '../addresses/client/cleanAddress.ts',
      ...modules.map((name) => `../client/modules/${name}.ts`),
    ],
    // Code that hangs fails then, and the next use requests it again.
    configureWebpack: () => ({output: {chunkLoadTimeout: deadline}}),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'noscript', innerHTML: `<style>${read('noScript.css')}</style>`},
        ...showNewAnnouncement(context),
      ],
      postBodyTags: [
        {
          tagName: 'noscript',
          innerHTML:
            '<p class="no-script" role="note">Search needs JavaScript. You can still browse without it.</p>',
        },
      ],
    }),
  };
}

/**
 * Shows a new announcement from the first paint. Docusaurus would treat it as dismissed, like the
 * previous one, until its bundle runs; the page would then jump.
 */
function showNewAnnouncement({siteStorage, siteConfig}: LoadContext): HtmlTagObject[] {
  const {namespace} = siteStorage;
  const {announcementBar: announcement} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return announcement
    ? [
        {
          tagName: 'script',
          attributes: {
            'data-id': announcement.id ?? '',
            'data-id-key': `docusaurus.announcement.id${namespace}`,
            'data-dismiss-key': `docusaurus.announcement.dismiss${namespace}`,
          },
          innerHTML: read('forgetDismissal.js'),
        },
      ]
    : [];
}
