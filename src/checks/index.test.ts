import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {checkPage} from './index';

function problems(label: string, pagePath: string, source: string): string[] {
  const site = testSite({next: {}, '0.1.0': {}, [label]: {[pagePath]: source}});
  const page = site.versions.find((version) => version.label === label)?.pages[0];
  return page ? checkPage(page, site).map(({found}) => found) : ['no page'];
}

const page = `---
title: Quotas
description: How many requests an application may send in a minute, and what happens beyond.
kind: page
---

${'An application may send a hundred requests in a minute. '.repeat(14)}
`;

const signature = '```qs signature\nlength() : integer\n```';

test('accepts a good page', () => {
  expect(problems('next', 'quotas.md', page)).toEqual([]);
});

test('reports every problem on a page, sorted by line', () => {
  const source = page
    .replace('kind: page', 'kind: recipe')
    .concat('\n[a](#gone)\n\n# Title\n\nText.\n');
  expect(problems('next', 'quotas.md', source)).toEqual([
    expect.stringContaining('"kind" has an unknown value'),
    expect.stringContaining('the link points to the anchor "#gone"'),
    'a first-level heading',
  ]);
});

test.each([
  ['my quotas.md', 'page', '', 'the file name has a space'],
  ['faq.md', 'page', '| Term | Meaning |\n|---|---|\n| toast | A text. |', 'the row has no link'],
  ['length.md', 'command', signature, 'the title is "Quotas", but the signature is for "length"'],
  ['length.md', 'command', signature, 'heading "## See also" is missing'],
  ['language/length.md', 'command', signature, 'no sample under this heading uses "length"'],
])('applies the rules for the name and the kind: %s, %s', (file, kind, text, message) => {
  const theme = kind === 'command' ? '\ntheme: String' : '';
  const source = page.replace('kind: page', `kind: ${kind}${theme}`).concat('\n', text, '\n');
  expect(problems('next', file, source)).toContainEqual(expect.stringContaining(message));
});

test("applies no other rules to a page that isn't valid MDX", () => {
  expect(problems('next', 'quotas.md', `${page}\n[a](#gone)\n\n<Open\n`)).toEqual([
    expect.stringContaining('not valid MDX'),
  ]);
});

test('checks the links and samples in a partial, but not its front matter', () => {
  expect(problems('next', '_limits.md', 'At most ten.')).toEqual([]);
  expect(problems('next', '_limits.md', '[a](#gone)')).toHaveLength(1);
});
