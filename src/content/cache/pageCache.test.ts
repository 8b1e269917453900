import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../../../tests/support/temporaryFolder';
import {testPageOf} from '../../../tests/support/testSite';
import {cacheByText, loadValues, saveValues} from './pageCache';

let computed = 0;
const wordsOf = cacheByText('words', ({source}) => {
  computed += 1;
  return source.split(' ');
});

let siteDir: string;
const write = (file: string, content: string) => writeFiles(siteDir, {[file]: content});

/** Returns the number of values that a new run of the program computes. */
function run(...sources: string[]): number {
  computed = 0;
  loadValues(siteDir);
  const pages = sources.map((source) => testPageOf(source));
  pages.forEach((page) => expect(wordsOf(page)).toEqual(page.source.split(' ')));
  saveValues(pages);
  return computed;
}

beforeEach(() => {
  siteDir = temporaryFolder({'package-lock.json': '{}', 'src/checks/rule.ts': 'old'});
});

test('computes a value once per text, across versions and runs', () => {
  expect(run('a b', 'c', 'a b')).toBe(2);
  expect(run('a b', 'c')).toBe(0);
});

test('recomputes the value for changed text, and drops the old one', () => {
  run('a b');
  expect(run('a b c')).toBe(1);
  expect(run('a b')).toBe(1);
});

test.each(['src/checks/rule.ts', 'src/checks/style/words.txt', 'package-lock.json'])(
  'recomputes values when %s changes',
  (file) => {
    run('a b');
    write(file, 'new');
    expect(run('a b')).toBe(1);
  },
);

test.each(['src/checks/rule.test.ts', 'docs/faq.md'])('keeps values when %s changes', (file) => {
  run('a b');
  write(file, 'new');
  expect(run('a b')).toBe(0);
});

test.each(['{', 'null', '"text"'])('recomputes values if their file contains %s', (content) => {
  run('a b');
  write('node_modules/.cache/qodly-docs/values.json', content);
  expect(run('a b')).toBe(1);
});
