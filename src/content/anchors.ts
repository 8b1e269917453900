import {rememberByText} from './rememberByText';

/** Returns the anchors of a page's headings; empty if the page isn't valid MDX. */
export const anchorsOf = rememberByText('anchors', (page): string[] =>
  page.syntaxError ? [] : page.headings.map(({anchor}) => anchor),
);

/** Returns the addresses that a page links to; empty if the page isn't valid MDX. */
export const addressesOf = rememberByText('addresses', (page): string[] =>
  page.syntaxError ? [] : page.links.map(({url}) => url),
);
