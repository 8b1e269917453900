import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../../../tests/support/temporaryFolder';
import {composeNotices} from './index';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

function addPackage(json: Record<string, string>, files: Record<string, string> = {}): string {
  const folder = path.join(root, json.name ?? '');
  writeFiles(folder, {'package.json': JSON.stringify(json), ...files});
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
