import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Without JavaScript, hides the controls that need it and keeps the navigation usable. */
export default function noScript(): Plugin {
  const css = fs.readFileSync(path.join(__dirname, 'noScript.css'), 'utf8');
  return {
    name: 'no-script',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'noscript', innerHTML: `<style>${css}</style>`}],
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
