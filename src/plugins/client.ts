import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const modules = [
  'hangingCode',
  'restoreScroll',
  'codeButtons',
  'articles/index',
  'copyAnchors',
  'announceTitle',
  'codeChecker',
];

/** The longest duration of a timer; milliseconds. */
const maxDelay = 2 ** 31 - 1;

const read = (file: string) =>
  fs.readFileSync(path.join(__dirname, '../client/head', file), 'utf8');

/** Registers the site's client modules, and the parts that pages need before or without them. */
export default function client(): Plugin {
  return {
    name: 'client',
    getThemePath: () => '../client/theme',
    getClientModules: () => [
      '../addresses/client/cleanAddress.ts',
      ...modules.map((name) => `../client/modules/${name}.ts`),
    ],
    // Effectively no timeout: `hangingCode` lets hanging code fail.
    configureWebpack: () => ({output: {chunkLoadTimeout: maxDelay}}),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'noscript', innerHTML: `<style>${read('noScript.css')}</style>`}],
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
