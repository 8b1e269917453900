import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {composeNotices} from './composeNotices';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

function addPackage(json: Record<string, string>, files: Record<string, string> = {}): string {
  const folder = path.join(root, json.name ?? '');
  fs.mkdirSync(folder);
  const all = {'package.json': JSON.stringify(json), ...files};
  Object.entries(all).forEach(([file, text]) => fs.writeFileSync(path.join(folder, file), text));
  return folder;
}

test('lists the licenses in full, sorted by package', () => {
  const text = composeNotices([
    addPackage({name: 'zebra', version: '2.0.0', license: 'MIT'}, {LICENSE: 'Copyright Zoe'}),
    addPackage({name: 'apple', version: '0.1.0', license: 'ISC', author: 'Ann'}),
  ]);
  expect(text).toMatch(
    /apple 0\.1\.0\n\nLicense: ISC\nCopyright: Ann\n.*zebra 2\.0\.0\n\nLicense: MIT\n\nCopyright Zoe/s,
  );
});

test('throws for a package without a license', () => {
  const folder = addPackage({name: 'apple', version: '0.1.0'});
  expect(() => composeNotices([folder])).toThrow('apple 0.1.0 does not state its license');
});
