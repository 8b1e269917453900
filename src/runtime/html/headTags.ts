import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {deadline} from '../../client/deadline';
import {inlineTokens} from '../../css/tokens';

/** Weaker than any class: an icon is no larger than a word when the stylesheet does not arrive. */
const iconSize = ':where(svg:not([width])){width:1.25em;height:1.25em}';

/** The tags that every page has in addition to those of `pageTemplate`. */
export function headTags({baseUrl}: LoadContext) {
  const guard = inlineTokens(fs.readFileSync(path.join(__dirname, 'pageGuard.js'), 'utf8'));
  const options = JSON.stringify({baseUrl, deadline});
  return {
    headTags: [
      {tagName: 'style', innerHTML: iconSize},
      {tagName: 'script', innerHTML: `window.pageGuardOptions=${options};\n${guard}`},
    ],
    preBodyTags: [{tagName: 'script', innerHTML: 'pageGuard.fetchBundle()'}],
  };
}
