import path from 'node:path';
import type {Link, PhrasingContent} from 'mdast';
import {setHtmlProperties} from './nodes';

interface ReferenceTarget {
  /** Path of its page below the version's folder: `language/SignalClass.md`. */
  page: string;
  anchor?: string;
  signature: string;
}

/**
 * A link from `page` to what the reference knows. Its title is the signature; `data-reference` says
 * which card it shows: `language/SignalClass#wait`.
 */
export function referenceLink(
  {page: target, anchor, signature}: ReferenceTarget,
  page: string,
  children: Link['children'] | PhrasingContent[],
): Link {
  const relative = path.posix.relative(path.posix.dirname(page), target);
  const fragment = anchor ? `#${anchor}` : '';
  const link: Link = {
    type: 'link',
    url: `${relative.startsWith('.') ? '' : './'}${relative}${fragment}`,
    ...(signature && {title: signature}),
    children: children as Link['children'],
  };
  setHtmlProperties(link, {'data-reference': `${target.replace(/\.mdx?$/, '')}${fragment}`});
  return link;
}
