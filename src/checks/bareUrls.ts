import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodesOf} from '../content/nodes';
import {problemAt, type TextCheck} from './problem';
import {fixAt} from './fix';

/**
 * Requires link text other than the URL.
 *
 * good: `[Qodly](https://qodly.com)`, `` `https://qodly.com` ``
 * bad:  `https://qodly.com`
 */
export const bareUrls: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'link')
    .filter(isBare)
    .map((link) => ({
      ...problemAt(link, {
        found: `the URL ${link.url} is written out in the text`,
        hint: 'Write `[words](url)`, or put an example in backticks',
      }),
      ...fixAt(link, toString(link), source, asLink(link)),
    }));

/** Compares columns, because nodes that `liveSources` parses have no offsets. */
function isBare(link: Link): boolean {
  const {start, end} = link.position ?? {};
  const isOneLine = start?.line === end?.line;
  return isOneLine && (end?.column ?? 0) - (start?.column ?? 0) <= toString(link).length;
}

/** Returns a link whose text is its URL without the protocol. */
function asLink({url}: Link): string {
  return `[${url.replace(/^\w+:(?:\/\/)?/, '')}](${url})`;
}
