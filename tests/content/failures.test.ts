import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const promises = [
  ...fs
    .readFileSync(path.join(root, 'FAILURES.md'), 'utf8')
    .matchAll(/\| `(\S+\.(?:spec|test)\.ts)`: (.+) \|$/gm),
];

test('each promise in FAILURES.md refers to an existing test', () => {
  expect(promises.length).toBeGreaterThan(15);
  const missing = promises.filter(([, file = '', title = '']) => {
    const folder = file.startsWith('src/')
      ? ''
      : file.startsWith('engines/')
        ? 'tests'
        : 'tests/e2e';
    const source = fs.readFileSync(path.join(root, folder, file), 'utf8');
    return !source.includes(title);
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});
