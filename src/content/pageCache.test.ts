import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {testPageOf} from '../../tests/support/testSite';
import {
  addValues,
  cacheAsync,
  cacheByKey,
  cacheByText,
  cacheLocally,
  knownValues,
  loadValues,
  saveValues,
  valuesFor,
} from './pageCache';

let computed = 0;
const wordsOf = cacheByText('words', ({source}) => {
  computed += 1;
  return source.split(' ');
});

let folder: string;
const code = () => path.join(folder, 'code');

/** Returns the values that a new run of the program computes again. */
function run(...sources: string[]): number {
  computed = 0;
  loadValues(path.join(folder, 'values.json'), [code()]);
  const pages = sources.map((source) => testPageOf(source));
  pages.forEach((page) => expect(wordsOf(page)).toEqual(page.source.split(' ')));
  saveValues(pages);
  return computed;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-values-'));
  fs.mkdirSync(code());
  fs.writeFileSync(path.join(code(), 'words.ts'), 'one');
  return () => fs.rmSync(folder, {recursive: true});
});

test('computes a value that depends on the text once for all runs', () => {
  expect(run('a b', 'c')).toBe(2);
  expect(run('a b', 'c')).toBe(0);
});

test('computes the value of a changed text again, and drops the old one', () => {
  run('a b');
  expect(run('a b c')).toBe(1);
  expect(run('a b')).toBe(1);
});

test('computes a value again for another key, and keeps only the value of the last key', () => {
  const page = testPageOf('a b');
  const file = path.join(folder, 'values.json');
  const valuesOfRun = (...keys: string[]) => {
    loadValues(file, [code()]);
    const values = keys.map((key) => cacheByKey(page, 'keyed', key, () => `${++computed}`));
    saveValues([page]);
    return values;
  };
  computed = 0;
  expect(valuesOfRun('one', 'one')).toEqual(['1', '1']);
  expect(valuesOfRun('one', 'two')).toEqual(['1', '2']);
  expect(valuesOfRun('two', 'one')).toEqual(['2', '3']);
});

test('computes again when the code changes', () => {
  run('a b');
  fs.writeFileSync(path.join(code(), 'words.ts'), 'two');
  expect(run('a b')).toBe(1);
});

test("ignores a file that can't be read", () => {
  fs.writeFileSync(path.join(folder, 'values.json'), '{');
  expect(run('a b')).toBe(1);
});

test('computes nothing again in another thread', () => {
  loadValues(path.join(folder, 'values.json'), [code()]);
  const values = structuredClone(valuesFor([testPageOf('a b')]));
  loadValues(path.join(folder, 'other.json'), [code()]);
  addValues(values);
  computed = 0;
  expect(wordsOf(testPageOf('a b'))).toEqual(['a', 'b']);
  expect(computed).toBe(0);
});

test("caches values not needed from other pages, but doesn't compute them for other threads", async () => {
  let count = 0;
  const lengthOf = cacheLocally('length', ({source}) => (count += 1) && source.length);
  const laterOf = cacheAsync('later', ({source}) => Promise.resolve((count += 1) && source));
  loadValues(path.join(folder, 'values.json'), [code()]);
  const page = testPageOf('a b');
  valuesFor([page]);
  expect(count).toBe(0);
  expect([lengthOf(page), await laterOf(page)]).toEqual([3, 'a b']);
  const values = structuredClone(knownValues());
  loadValues(path.join(folder, 'values.json'), [code()]);
  addValues(values);
  saveValues([page]);
  loadValues(path.join(folder, 'values.json'), [code()]);
  const same = testPageOf('a b');
  expect([lengthOf(same), await laterOf(same)]).toEqual([3, 'a b']);
  expect(count).toBe(2);
});

test('computes again when a dictionary changes', () => {
  run('a b');
  fs.writeFileSync(path.join(code(), 'words.txt'), 'two');
  expect(run('a b')).toBe(1);
});
