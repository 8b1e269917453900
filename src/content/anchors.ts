import {rememberByText} from './rememberByText';

/** The anchors of a page's headings; none while it is not valid MDX. */
export const anchorsOf = rememberByText('anchors', (page): string[] =>
  page.syntaxError ? [] : page.headings.map(({anchor}) => anchor),
);

/** The addresses that a page leads to; none while it is not valid MDX. */
export const addressesOf = rememberByText('addresses', (page): string[] =>
  page.syntaxError ? [] : page.links.map(({url}) => url),
);
