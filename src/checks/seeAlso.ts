import type {Link} from 'mdast';
import {blocksBelow, nodesOf} from '../content/nodes';
import {problemIf, type TextCheck} from './problem';

/**
 * Requires the "See also" list to name each page only once.
 *
 * bad: `- [Roles](./roles.md): …` and `- [Access](./roles.md): …`
 */
export const seeAlso: TextCheck = ({tree, headings}) => {
  const heading = headings.find(({depth, text}) => depth === 2 && text === 'See also')?.node;
  if (!heading) {
    return undefined;
  }
  const items = blocksBelow(tree, heading)
    .flatMap((node) => nodesOf(node, 'listItem'))
    .flatMap((item): Link[] => nodesOf(item, 'link').slice(0, 1));
  const urls = items.map(({url}) => url.replace(/^\.\//, ''));
  return items.map((link, index) =>
    problemIf(urls.indexOf(urls[index] ?? '') < index, link, {
      found: `"See also" has two links to "${link.url}"`,
      hint: 'Keep one of the lines',
    }),
  );
};
