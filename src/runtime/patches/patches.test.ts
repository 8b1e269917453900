import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {ejected} from '../../theme/ejected';
import {changedFiles} from '../changedFiles';
import {patches} from './index';

const packages = path.resolve('node_modules');
const read = (file: string) => fs.readFileSync(file, 'utf8');

// Vitest shortens `$what`, but not `%s`.
const byCondition = patches.map((patch) => [patch.what, patch] as const);

/** The command that shows the changes in a file. BEFORE is the version in package.json at the last commit. */
const diff =
  'See the change with "npm diff --diff=PACKAGE@BEFORE --diff=PACKAGE@NOW PATH_IN_PACKAGE"';

test.each(byCondition)(
  'upstream is unchanged: %s',
  (_what, {why, usedIn, upstream, test: covering}) => {
    const todo = `${why} ${diff}, check ${usedIn.join(', ')}, and run ${covering}. Then replace the hash in src/runtime/patches.`;
    expect(changedFiles(upstream, packages), todo).toEqual([]);
  },
);

test.each(Object.entries(ejected))('the original is unchanged: %s', (file, upstream) => {
  const todo = `${diff}, and carry it over to ${file} or decide not to. Then replace the hash in src/theme/ejected.ts.`;
  expect(changedFiles(upstream, packages), todo).toEqual([]);
});

test.each(byCondition)(
  'the listed files and the test exist: %s',
  (_what, {usedIn, test: covering}) => {
    expect([...usedIn, covering].filter((file) => !fs.existsSync(file))).toEqual([]);
  },
);

test('reports a file that was changed or deleted', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  fs.writeFileSync(path.join(folder, 'a.js'), 'new');
  const [changed, deleted] = changedFiles({'a.js': 'old hash', 'b.js': 'hash'}, folder);
  expect(changed).toMatch(/^a\.js has changed from old hash to [0-9a-f]{64}$/);
  expect(deleted).toBe('b.js was deleted');
  fs.rmSync(folder, {recursive: true});
});

test('every import of a Docusaurus internal is listed', () => {
  const listed = new Set([...patches.flatMap(({usedIn}) => usedIn), ...Object.keys(ejected)]);
  const internal =
    /(?:from |import\((?:\/\*.*?\*\/ ?)?|require\.resolve\()'@docusaurus\/[\w-]+\/(?:lib\/|internal')/;
  const files = globSync('src/**/*.{ts,tsx,js,cjs}').filter((file) => internal.test(read(file)));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

test('every theme component either wraps the original or is listed with it', () => {
  const files = globSync(['src/{client/theme,runtime/theme,theme}/**/*.{ts,tsx}'], {
    ignore: ['src/theme/ejected.ts', 'src/runtime/theme/PageTable.tsx'],
  });
  const replaced = files.filter((file) => !/@theme-(?:original|init)\//.test(read(file)));
  expect(files.length).toBeGreaterThan(replaced.length);
  expect(replaced.filter((file) => !(file in ejected))).toEqual([]);
});
