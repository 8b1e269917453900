import type {Link, PhrasingContent} from 'mdast';
import {relativeLink} from '../content/page/links';
import {targetOf, type CollectedEntry, type Form} from '../content/reference/entry';
import {setHtmlProperties} from './nodes';

/** The target of a link: an entry in the reference, or a page. */
export type LinkTarget = Pick<CollectedEntry, 'route' | 'anchor'> & {signatures?: Form[]};

/**
 * Creates a link from the page at `route` to an entry in the reference. Its title is the signature,
 * and `data-reference` identifies its card: `language/SignalClass#wait`.
 */
export function referenceLink(
  entry: LinkTarget,
  route: string,
  children: Link['children'] | PhrasingContent[],
): Link {
  const signature = entry.signatures?.[0]?.text;
  const link: Link = {
    type: 'link',
    url: relativeLink(route, `${entry.route}.md`, entry.anchor),
    ...(signature && {title: signature}),
    children: children as Link['children'],
  };
  setHtmlProperties(link, {'data-reference': targetOf(entry)});
  return link;
}
