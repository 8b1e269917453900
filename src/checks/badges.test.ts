import {expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {badges} from './badges';

/** Returns the problems in `page.md`. @param sources its source in 0.1.0, 0.2.0, and next, where it exists */
function problems(...sources: (string | undefined)[]): string {
  const labels = ['next', '0.2.0', '0.1.0'];
  const source = (label: string) => sources[labels.length - 1 - labels.indexOf(label)];
  const site = testSite(
    Object.fromEntries(
      labels.map((label): [string, Record<string, string>] => {
        const text = source(label);
        return [label, text === undefined ? {} : {'page.md': text}];
      }),
    ),
  );
  return labels
    .filter((label) => source(label) !== undefined)
    .flatMap((label) => problemsOf(badges, source(label) ?? '', {label, site}))
    .join('\n');
}

const since = '<Since version="0.2.0"/>';

test.each([
  ['a new page', [undefined, `Text.\n\n${since}\n\n## A`, `Text.\n\n${since}`]],
  ['a new heading', ['## A', `## A\n\n## \`.b()\`\n\n${since}\n\nText.`]],
  [
    'a new row',
    ['| O | U |\n|---|---|\n| a | x |', `| O | U |\n|---|---|\n| a | x |\n| b ${since} | x |`],
  ],
  ["something without a page in the badge's version", [undefined, undefined, `${since}\n\nText.`]],
  ['a sentence, since no page can contradict it', ['Old. Text.', `Old. Text. ${since}`]],
])('accepts %s', (_, sources) => {
  expect(problems(...sources)).toBe('');
});

const table = (mark: string) => `| O | U |\n|---|---|\n| **b** ${mark} | x |`;

test.each<[string, (string | undefined)[], RegExp]>([
  [
    'a page that an older version has',
    ['Text.', `Text.\n\n${since}\n\n## A`],
    /^3: <Since version="0\.2\.0"\/>, but the page is in 0\.1\.0, too\. Remove the badge, or correct that version$/,
  ],
  [
    'a member that an older version has',
    ['## `.b()`\n\nText.', `## \`.b()\`\n\n${since}\n\nText.`],
    /^3: .*the heading "\.b\(\)" is in 0\.1\.0, too/,
  ],
  [
    'an option that an older version has',
    [table(''), table(since)],
    /^3: .*the row "b" is in 0\.1\.0, too/,
  ],
  [
    'a heading that the version in the badge lacks',
    ['## A', '## A', `## A\n\n## B\n\n${since}`],
    /^5: .*the heading "B" is not in 0\.2\.0/,
  ],
  [
    'a class that the version in the badge lacks',
    [undefined, undefined, `---\nkind: class\n---\n\n${since}\n\nText.`],
    /the page is not in 0\.2\.0/,
  ],
  [
    'an unknown version',
    ['Text.', 'Text. <Since version="1.3.0"/>'],
    /names an unknown version\. Write one of 0\.1\.0, 0\.2\.0, next/,
  ],
  [
    'a version newer than the page',
    ['Text.', 'Text. <Since version="next"/>'],
    /in the older version 0\.2\.0/,
  ],
  [
    'an addition in the oldest version',
    [`Text.\n\n${since}`],
    /^3: <Since> in the oldest version\. Remove later additions$/,
  ],
  [
    'a change in the oldest version',
    ['<Changed version="0.2.0">x</Changed>'],
    /<Changed> in the oldest/,
  ],
])('reports %s', (_, sources, message) => {
  expect(problems(...sources)).toMatch(message);
});

test('the oldest version may have badges relative to a retired version', () => {
  const problemsWithRetired = (body: string) => {
    const retired = [{version: '0.1.0', names: [], routes: []}];
    const site = testSite({next: {}, '0.2.0': {'page.md': body}}, retired);
    return problemsOf(badges, body, {label: '0.2.0', site});
  };
  expect(problemsWithRetired('<Changed version="0.2.0">x</Changed>')).toEqual([]);
  expect(problemsWithRetired(`Text.\n\n${since}`)).toEqual([
    expect.stringContaining('in the oldest version'),
  ]);
});
