import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {inlineTokens} from '../../css/tokens';

/** Keeps icons as small as text if the stylesheet doesn't arrive. Any class overrides this. */
const iconSize = ':where(svg:not([width])){width:1.25em;height:1.25em}';

/** The parts of the script in the head: modules with unit tests, and the code that uses them. */
const parts = ['../../client/silence.js', 'guardParts.js', 'pageGuard.js'];

/** Returns the tags that every page has besides those in `pageTemplate`. */
export function headTags({baseUrl, siteConfig: {url}}: LoadContext) {
  const guard = inlineTokens(parts.map(read).join('\n'));
  // The mark distinguishes the site's own pages from other responses.
  const options = JSON.stringify({baseUrl, mark: `page-of:${url}${baseUrl}`});
  return {
    headTags: [
      {tagName: 'style', innerHTML: iconSize},
      {
        tagName: 'script',
        innerHTML: `window.pageGuardOptions=${options};\n(function () {\n${guard}})();`,
      },
    ],
    preBodyTags: [{tagName: 'script', innerHTML: 'pageGuard.fetchBundle()'}],
  };
}

function read(file: string): string {
  return fs.readFileSync(path.join(__dirname, file), 'utf8').replace(/^export /gm, '');
}
