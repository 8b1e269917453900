import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const promises = [
  ...fs
    .readFileSync(path.join(root, 'FAILURES.md'), 'utf8')
    .matchAll(/\| `(\S+\.spec\.ts)`: (.+) \|$/gm),
];

test('each promise of FAILURES.md names a test that there is', () => {
  expect(promises.length).toBeGreaterThan(15);
  const missing = promises.filter(([, file = '', title = '']) => {
    const source = fs.readFileSync(path.join(root, 'tests/e2e', file), 'utf8');
    return !source.includes(title);
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});
