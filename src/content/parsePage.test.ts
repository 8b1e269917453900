import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

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
