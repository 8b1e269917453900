import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineTokens} from '../../css/tokens';

/**
 * Keeps readers going when code does not arrive: after a redeploy, offline, or when it hangs. Puts
 * `pageGuard.js` into the head of every page, and `client/` in front of the router and of the
 * components that it loads.
 */
export default function pageLoading({baseUrl}: LoadContext): Plugin {
  const guard = inlineTokens(fs.readFileSync(path.join(__dirname, 'pageGuard.js'), 'utf8'));
  const componentCreator = path.join(__dirname, 'client/ComponentCreator.ts');
  return {
    name: 'page-loading',
    getClientModules: () => ['./client/index.ts'],
    configureWebpack: (_, isServer) =>
      isServer ? {} : {resolve: {alias: {'@docusaurus/ComponentCreator': componentCreator}}},
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `window.pageGuardOptions=${JSON.stringify({baseUrl})};\n${guard}`,
        },
      ],
    }),
  };
}
