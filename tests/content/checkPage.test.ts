import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPage} from './checkPage';

const words = 'A sentence that the reader can act on, and that says a new thing. '.repeat(10);

const good = `---
title: abs
description: Returns the absolute value of a number, which is never negative, as a number.
keywords: [absolute, magnitude]
kind: command
theme: Math
---

Returns the absolute value of a number, which is never negative, as a number.

\`\`\`qs signature
abs(number : number) : number
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| number | number | → | Any number |
| Result | number | ← | Its absolute value |

## Description

${words}

## Examples

\`\`\`qs
result = abs(-3) // 3
\`\`\`

## See also

- [This page](#examples): its samples
`;

async function faults(change: (source: string) => string, version = 'docs'): Promise<string[]> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
  fs.mkdirSync(path.join(siteDir, version), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '["1.0.0"]');
  const file = path.join(siteDir, version, 'abs.md');
  fs.writeFileSync(file, change(good));
  return checkPage(file, siteDir);
}

test('takes a good page', async () => {
  expect(await faults((page) => page)).toEqual([]);
});

test.each([
  [
    'a missing heading',
    (p: string) => p.replace('## See also', '## Also'),
    /heading "## See also" is missing/,
  ],
  [
    'a foreign heading',
    (p: string) => p.replace('## Examples', '## Remarks\n\nx\n\n## Examples'),
    /no heading "## Remarks"/,
  ],
  [
    'headings in another order',
    (p: string) =>
      p
        .replace('## Description', '## X')
        .replace('## Examples', '## Description')
        .replace('## X', '## Examples'),
    /stand in another order/,
  ],
  [
    'a purpose that differs from the description',
    (p: string) => p.replace('\nReturns', '\nGives'),
    /first paragraph differs/,
  ],
  [
    'a first-level heading',
    (p: string) => `${p}\n# Title\n`,
    /docs\/abs\.md:\d+: a first-level heading/,
  ],
  [
    'a skipped level',
    (p: string) => p.replace('## Examples', '## Examples\n\n#### Deep'),
    /skips a level. Use ###/,
  ],
  [
    'an unknown language',
    (p: string) => p.replace('```qs\n', '```basic\n'),
    /a code block in "basic"/,
  ],
  [
    'a code block without language',
    (p: string) => p.replace('```qs\n', '```\n'),
    /a code block in ""/,
  ],
  [
    'an old admonition title',
    (p: string) => p.replace('## Examples', ':::tip Watch out\nx\n:::\n\n## Examples'),
    /":::tip Watch out"/,
  ],
  ['too few words', (p: string) => p.replace(words, 'Short.'), /words\. A page has 120 at least/],
  [
    'a broken link',
    (p: string) => p.replace('#examples', '#samples'),
    /docs\/abs\.md:\d+: the link leads to the anchor "#samples"/,
  ],
  [
    'a signature without a row',
    (p: string) => p.replace('| number | number | → | Any number |\n', ''),
    /no row for "number"/,
  ],
  [
    'a sample that is not in the language',
    (p: string) => p.replace('result = abs(-3)', 'result == abs(-3)'),
    /docs\/abs\.md:\d+:1: found a value, expected a statement/,
  ],
  [
    'front matter without description',
    (p: string) => p.replace(/description:.*\n/, ''),
    /"description" is required/,
  ],
  ['MDX that does not parse', (p: string) => `${p}\n<Open\n`, /not valid MDX/],
])('names %s', async (_, change, message) => {
  expect((await faults(change)).join('\n')).toMatch(message);
});

test('names a command without parentheses whose result has no row', async () => {
  const change = (page: string) =>
    page
      .replace('abs(number : number) : number', 'abs : number')
      .replace(/\| number \| number.*\n\| Result.*\n/, '')
      .replace(/\| Parameter.*\n\|---.*\n/, '');
  expect((await faults(change)).join()).toMatch(/docs\/abs\.md:\d+: the result has no row/);
});

test('names a badge in the oldest version, which knows nothing newer', async () => {
  const change = (page: string) =>
    page.replace('## Examples', '<Since version="1.1.0"/>\n\n## Examples');
  expect(await faults(change)).toEqual([]);
  expect((await faults(change, 'versioned_docs/version-1.0.0')).join()).toMatch(
    /abs\.md:\d+: <Since> in the oldest version/,
  );
});
