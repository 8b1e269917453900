import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {rememberFile} from './rememberFile';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'file-'));

function write(name: string, text: string, modified: number): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, modified, modified);
  return file;
}

test('reads a file again when it is changed, and not before', () => {
  const read = vi.fn((source: string, route: string) => `${route}: ${source}`);
  const textOf = rememberFile(read);
  const file = write('a.md', 'one', 1);
  expect(textOf(file, 'a')).toBe('a: one');
  expect(textOf(file, 'a')).toBe('a: one');
  expect(textOf(write('b.md', 'two', 1), 'b')).toBe('b: two');
  expect(read).toHaveBeenCalledTimes(2);
  write('a.md', 'changed', 2);
  expect(textOf(file, 'a')).toBe('a: changed');
});
