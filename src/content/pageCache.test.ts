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
let version: string;

/** Returns the number of values that a new run of the program computes. */
function run(...sources: string[]): number {
  computed = 0;
  loadValues(path.join(folder, 'values.json'), version);
  const pages = sources.map((source) => testPageOf(source));
  pages.forEach((page) => expect(wordsOf(page)).toEqual(page.source.split(' ')));
  saveValues(pages);
  return computed;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-values-'));
  version = 'one';
  return () => fs.rmSync(folder, {recursive: true});
});

test('computes a text-based value only once across runs', () => {
  expect(run('a b', 'c')).toBe(2);
  expect(run('a b', 'c')).toBe(0);
});

test('recomputes the value for changed text, and drops the old one', () => {
  run('a b');
  expect(run('a b c')).toBe(1);
  expect(run('a b')).toBe(1);
});

test('recomputes a value for a different key, and keeps only the value for the last key', () => {
  const page = testPageOf('a b');
  const file = path.join(folder, 'values.json');
  const valuesOfRun = (...keys: string[]) => {
    loadValues(file, version);
    const values = keys.map((key) => cacheByKey(page, 'keyed', key, () => `${++computed}`));
    saveValues([page]);
    return values;
  };
  computed = 0;
  expect(valuesOfRun('one', 'one')).toEqual(['1', '1']);
  expect(valuesOfRun('one', 'two')).toEqual(['1', '2']);
  expect(valuesOfRun('two', 'one')).toEqual(['2', '3']);
});

test('recomputes values when the code changes', () => {
  run('a b');
  version = 'two';
  expect(run('a b')).toBe(1);
});

test("doesn't recompute values in another thread", () => {
  loadValues(path.join(folder, 'values.json'), version);
  const values = structuredClone(valuesFor([testPageOf('a b')]));
  loadValues(path.join(folder, 'other.json'), version);
  addValues(values);
  computed = 0;
  expect(wordsOf(testPageOf('a b'))).toEqual(['a', 'b']);
  expect(computed).toBe(0);
});

test("caches values that other pages don't need, but doesn't compute them for other threads", async () => {
  let count = 0;
  const lengthOf = cacheLocally('length', ({source}) => (count += 1) && source.length);
  const sourceOf = cacheAsync('later', ({source}) => Promise.resolve((count += 1) && source));
  loadValues(path.join(folder, 'values.json'), version);
  const page = testPageOf('a b');
  valuesFor([page]);
  expect(count).toBe(0);
  expect([lengthOf(page), await sourceOf(page)]).toEqual([3, 'a b']);
  const values = structuredClone(knownValues());
  loadValues(path.join(folder, 'values.json'), version);
  addValues(values);
  saveValues([page]);
  loadValues(path.join(folder, 'values.json'), version);
  const copy = testPageOf('a b');
  expect([lengthOf(copy), await sourceOf(copy)]).toEqual([3, 'a b']);
  expect(count).toBe(2);
});
