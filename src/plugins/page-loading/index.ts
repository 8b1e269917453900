import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineTokens} from '../../css/tokens';

/**
 * Keeps readers going when code does not arrive: after a redeploy, offline, or when it hangs. Puts
 * `pageGuard.js` into the head of every page and `client/` in front of the router.
 */
export default function pageLoading({baseUrl}: LoadContext): Plugin {
  const guard = inlineTokens(fs.readFileSync(path.join(__dirname, 'pageGuard.js'), 'utf8'));
  return {
    name: 'page-loading',
    getClientModules: () => ['./client/index.ts'],
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
