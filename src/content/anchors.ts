import {cacheByText} from './pageCache';

/** Returns the anchors of a page's headings; empty if the page isn't valid MDX. */
export const anchorsOf = cacheByText('anchors', (page): string[] =>
  page.syntaxError ? [] : page.headings.map(({anchor}) => anchor),
);

/** Returns the URLs that a page links to; empty if the page isn't valid MDX. */
export const addressesOf = cacheByText('addresses', (page): string[] =>
  page.syntaxError ? [] : page.links.map(({url}) => url),
);
