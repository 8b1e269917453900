import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pagePaths, versionTrees} from '../../src/content/trees';
import {checkSinceClaims} from './checkSinceClaims';

const siteDir = path.resolve(import.meta.dirname, '../..');

test('the trees contradict no <Since>', () => {
  const versions = versionTrees(siteDir)
    .reverse()
    .map(({label, directory}) => ({
      label,
      folder: path.relative(siteDir, directory),
      pages: new Map(
        pagePaths(directory).map((page) => [
          page,
          fs.readFileSync(path.join(directory, page), 'utf8'),
        ]),
      ),
    }));
  expect(checkSinceClaims(versions)).toEqual([]);
}, 60_000);

/** Faults of `text.md`, with one source a version: 1.0.0, 1.1.0 and next; none where there is none. */
function faults(...sources: (string | undefined)[]): string {
  const versions = ['1.0.0', '1.1.0', 'next'].map((label, index) => {
    const source = sources[index];
    return {
      label,
      folder: label,
      pages: new Map(source === undefined ? [] : [['text.md', source]]),
    };
  });
  return checkSinceClaims(versions).join('\n');
}

const since = '<Since version="1.1.0"/>';

describe('takes', () => {
  test.each([
    ['a new page', [undefined, `Text.\n\n${since}\n\n## A`, `Text.\n\n${since}`]],
    ['a new heading', ['## A', `## A\n\n## \`.b()\`\n\n${since}\n\nText.`]],
    [
      'a new row',
      ['| O | U |\n|---|---|\n| a | x |', `| O | U |\n|---|---|\n| a | x |\n| b ${since} | x |`],
    ],
    ['something without a page in the version named', [undefined, undefined, `${since}\n\nText.`]],
    ['a sentence, of which the trees tell nothing', ['Old. Text.', `Old. Text. ${since}`]],
  ])('%s', (_, sources) => {
    expect(faults(...sources)).toBe('');
  });
});

describe('names', () => {
  test('a page that an older version has', () => {
    expect(faults('Text.', `Text.\n\n${since}\n\n## A`)).toBe(
      '1.1.0/text.md:3: <Since version="1.1.0"/>, but the page is in 1.0.0, too. Take the badge away, or correct that version',
    );
  });

  test('a member that an older version has', () => {
    const member = '## `.b()`\n\nText.';
    expect(faults(member, `## \`.b()\`\n\n${since}\n\nText.`)).toMatch(
      /^1\.1\.0\/text\.md:3: .*the heading "\.b\(\)" is in 1\.0\.0, too/,
    );
  });

  test('an option that an older version has', () => {
    const table = (mark: string) => `| O | U |\n|---|---|\n| **b** ${mark} | x |`;
    expect(faults(table(''), table(since))).toMatch(/:3: .*the row "b" is in 1\.0\.0, too/);
  });

  test('what the version named lacks', () => {
    expect(faults('## A', '## A', `## A\n\n## B\n\n${since}`)).toMatch(
      /^next\/text\.md:5: .*the heading "B" is not in 1\.1\.0/,
    );
    expect(faults(undefined, undefined, `---\nkind: class\n---\n\n${since}\n\nText.`)).toMatch(
      /the page is not in 1\.1\.0/,
    );
  });

  test('a version that is none, or newer than the page', () => {
    expect(faults('Text. <Since version="1.3.0"/>')).toMatch(
      /names no version\. Write one of 1\.0/,
    );
    expect(faults('Text.', 'Text. <Since version="next"/>')).toMatch(/in the older 1\.1\.0/);
  });
});
