import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {mdxErrors} from './parsePage';

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

const locate = (source: string) =>
  mdxErrors(source).map(({line, reason}) => `${line}: ${reason.slice(0, 40)}`);

test('a valid page has no errors', () => {
  expect(mdxErrors('Use `{limit}` and `<5`.\n\n<Tabs>\n\nText.\n\n</Tabs>\n')).toEqual([]);
});

test('finds all errors on a page in one call', () => {
  const source = [
    'At most <5 requests, and {limit here.',
    '',
    'A line<br>break.',
    '',
    'import the file first.',
    '',
    '<!-- later -->',
    '',
    'See <https://qodly.com>, and {1 +}.',
    '',
    'The end</kbd> of it.',
    '',
    'Press <kbd>F1</key> now.',
  ].join('\n');
  expect(mdxErrors(source).map(({reason}) => reason.slice(0, 26))).toHaveLength(9);
  const lines = mdxErrors(source).map(({line, reason}) =>
    Number(/`<[^>]*>` \((\d+):/.exec(reason)?.[1] ?? line),
  );
  expect(lines.sort((a, b) => a - b)).toEqual([1, 1, 3, 5, 7, 9, 9, 11, 13]);
});

test('reports an unclosed expression at its beginning, not at the end of the page', () => {
  expect(locate('Text.\n\n{limit here\n\nMore.\n\n```qs\n{\n```\n\nThe end.\n')).toEqual([
    '3: Unexpected end of file in expression, ex',
  ]);
});

test('reports an element that begins and ends in different blocks only once', () => {
  expect(mdxErrors('- <Tabs>\n\nText.\n\n</Tabs>\n')).toHaveLength(1);
});

test('terminates on a page with nothing but errors', () => {
  expect(mdxErrors('{ <'.repeat(500)).length).toBeLessThanOrEqual(20);
});
