import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {readCacheFile, replaceFile, writeCacheFile} from './cacheFile';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-cache-file-'));
  file = path.join(folder, 'new/values.json');
  return () => fs.rmSync(folder, {recursive: true});
});

test('returns the written values, for the same version only', () => {
  expect(readCacheFile(file, 'one')).toBeUndefined();
  writeCacheFile(file, 'one', {a: [1]});
  expect(readCacheFile(file, 'one')).toEqual({a: [1]});
  expect(readCacheFile(file, 'two')).toBeUndefined();
});

test.each(['{', 'null', '"text"'])('ignores a file that contains %s', (content) => {
  replaceFile(file, content);
  expect(readCacheFile(file, 'one')).toBeUndefined();
});

test('replaces a file instead of writing to it, since another program may be reading it', () => {
  replaceFile(file, 'old');
  const {ino} = fs.statSync(file);
  replaceFile(file, 'new');
  expect(fs.readFileSync(file, 'utf8')).toBe('new');
  expect(fs.statSync(file).ino).not.toBe(ino);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['values.json']);
});
