import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {allNodes} from './nodes';
import {parsePage} from './parsePage';

test.each([
  ['https://qodly.com', 'link'],
  ['http\\://qodly.com', 'link'],
  ['www\\.qodly.com', 'link'],
  ['me@qodly.com', 'link'],
  ['me&#64;qodly.com', 'link'],
  ['me&commat;qodly.com', 'link'],
  ['A ~~word~~', 'delete'],
  ['A[^1]\n\n[^1]: B', 'footnoteReference'],
  ['| a |\n|---|\n| b |', 'table'],
  ['`me@qodly.com` ~~word~~', 'delete'],
])('reads all of GFM: %s', (source, type) => {
  expect(allNodes(parsePage(source)).map((node) => node.type)).toContain(type);
});

test.each(['- [ ] A', '- [x] A', '- [\t] A'])('reads tasks: %j', (source) => {
  const [item] = allNodes(parsePage(source)).filter((node) => node.type === 'listItem');
  expect(item?.checked).toEqual(expect.any(Boolean));
});

// The build uses these trees instead of the ones from Docusaurus' own parser.
test.each([
  ['@docusaurus/mdx-loader', ['remark-directive', 'remark-frontmatter', 'remark-gfm']],
  ['@mdx-js/mdx', ['remark-mdx', 'remark-parse']],
])('%s parses with the same packages', (user, packages) => {
  const siteRequire = createRequire(import.meta.url);
  const userRequire = createRequire(siteRequire.resolve(user));
  for (const name of packages) {
    expect(userRequire.resolve(name)).toBe(siteRequire.resolve(name));
  }
});
