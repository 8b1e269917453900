import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {deadline} from '../../client/deadline';
import {inlineTokens} from '../../css/tokens';

/** Weaker than any class: an icon is no larger than a word when the stylesheet does not arrive. */
const iconSize = ':where(svg:not([width])){width:1.25em;height:1.25em}';

/** The script in the head: modules that are tested one by one, and what runs. */
const parts = ['../../client/silence.js', 'readAnswer.js', 'pageGuard.js'];

/** The tags that every page has in addition to those of `pageTemplate`. */
export function headTags({baseUrl, siteConfig: {url}}: LoadContext) {
  const guard = inlineTokens(parts.map(read).join('\n'));
  // By its mark, an answer of the network is known to be a page of this site.
  const options = JSON.stringify({baseUrl, deadline, mark: `page-of:${url}${baseUrl}`});
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
