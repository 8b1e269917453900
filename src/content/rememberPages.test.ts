import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {rememberPages} from './rememberPages';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  fs.rmSync(folder, {recursive: true});
});

function write(page: string, text: string, modified: number): void {
  const file = path.join(folder, page);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, modified, modified);
}

test('reads again when a page is changed, added or removed, and not before', () => {
  write('a.md', 'one', 1);
  const read = vi.fn((directory: string) =>
    fs.readdirSync(directory).map((page) => fs.readFileSync(path.join(directory, page), 'utf8')),
  );
  const pagesIn = rememberPages(read);
  const later = () => {
    vi.advanceTimersByTime(1000);
    return pagesIn(folder);
  };
  expect(pagesIn(folder)).toEqual(['one']);
  expect(later()).toEqual(['one']);
  expect(read).toHaveBeenCalledTimes(1);
  write('a.md', 'changed', 2);
  expect(later()).toEqual(['changed']);
  write('b.md', 'two', 1);
  expect(later()).toEqual(['changed', 'two']);
  fs.rmSync(path.join(folder, 'a.md'));
  expect(later()).toEqual(['two']);
});

test('looks at the files only so often', () => {
  write('a.md', 'one', 1);
  const read = vi.fn(() => 0);
  const pagesIn = rememberPages(read);
  pagesIn(folder);
  write('a.md', 'changed', 2);
  pagesIn(folder);
  expect(read).toHaveBeenCalledTimes(1);
});

test('reads again when a page of any of its folders has changed', () => {
  const read = vi.fn(() => 0);
  const pagesIn = rememberPages(read, (site) => ['next', '1.0.0'].map((v) => path.join(site, v)));
  ['next', '1.0.0'].forEach((version) => fs.mkdirSync(path.join(folder, version)));
  pagesIn(folder);
  vi.advanceTimersByTime(1000);
  write('1.0.0/a.md', 'one', 1);
  pagesIn(folder);
  expect(read).toHaveBeenCalledTimes(2);
});
