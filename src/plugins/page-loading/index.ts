import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineTokens} from '../../css/tokens';
import {deadline} from '../../client/deadline';

/** Weighs nothing against any class: an icon is no larger than a word where the stylesheet is gone. */
const iconSize = ':where(svg:not([width])){width:1.25em;height:1.25em}';

/** The theme's progress bar brings nprogress, which is ten times as much code as ours. */
const themeBar = require.resolve('@docusaurus/theme-classic/lib/nprogress').replace(/\.js$/, '$');

/**
 * Has Chromium compile all functions of the bundle off the main thread, which would otherwise compile
 * them one by one as the page comes to life: https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^assets\/js\/(?:main|vendor)\./,
  // After the minifier, which drops comments.
  stage: 1000,
};

/**
 * Keeps readers going when code does not arrive: after a redeploy, offline, or when it hangs. Puts
 * `pageGuard.js` into the head of every page, and `client/` in front of the router and of the
 * components that it loads.
 */
export default function pageLoading({baseUrl}: LoadContext): Plugin {
  const guard = inlineTokens(fs.readFileSync(path.join(__dirname, 'pageGuard.js'), 'utf8'));
  const options = JSON.stringify({baseUrl, deadline});
  const componentCreator = path.join(__dirname, 'client/ComponentCreator.ts');
  return {
    name: 'page-loading',
    getClientModules: () => ['./client/index.ts'],
    configureWebpack: (_, isServer, {currentBundler: {instance: bundler}}) =>
      isServer
        ? {}
        : {
            ...(process.env.NODE_ENV === 'production' && {
              mergeStrategy: {entry: 'replace'},
              entry: path.join(__dirname, 'client/entry.ts'),
            }),
            plugins: [new bundler.BannerPlugin(compileHint)],
            resolve: {
              alias: {
                '@docusaurus/ComponentCreator': componentCreator,
                [themeBar]: path.join(__dirname, 'client/noThemeBar.ts'),
              },
            },
            // A chunk that hangs fails then, so that the next act asks for it anew.
            output: {chunkLoadTimeout: deadline},
          },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'style', innerHTML: iconSize},
        {tagName: 'script', innerHTML: `window.pageGuardOptions=${options};\n${guard}`},
      ],
      preBodyTags: [{tagName: 'script', innerHTML: 'pageGuard.fetchBundle()'}],
    }),
  };
}
