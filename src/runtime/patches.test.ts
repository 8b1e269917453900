import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import list from './patches.json';

/** A dependency on a package's undocumented behavior, which may change without notice. */
interface Patch {
  /** The condition that must stay true, and the reason that the site depends on it. */
  what: string;
  why: string;
  /** Our files that rely on it. */
  usedIn: string[];
  /** The files in `node_modules` that determine it, if a change could go unnoticed. */
  upstream: string[];
  /** The test that fails when the condition is no longer true. */
  test: string;
}

const patches: Patch[] = list.patches;

/** SHA-256 hashes of these files, and of the originals of the theme components that we replace. */
const hashes: Record<string, string> = list.hashes;

const read = (file: string) => fs.readFileSync(file, 'utf8');

// Vitest shortens `$what`, but not `%s`.
const byCondition = patches.map((patch) => [patch.what, patch] as const);

const components = globSync([
  'src/{client/theme,runtime/theme,theme}/**/*.{ts,tsx}',
  'src/search/ui/SearchBar/index.tsx',
]);
/** The components that replace a theme component instead of wrapping it. */
const ejected = components.filter((file) => !/@theme-(?:original|init)\//.test(read(file)));

/** The command that shows the changes in a file. BEFORE is the version in package.json at the last commit. */
const diff =
  'See the change with "npm diff --diff=PACKAGE@BEFORE --diff=PACKAGE@NOW PATH_IN_PACKAGE"';

const replace = 'Then replace the hash in src/runtime/patches.json.';

test.each(byCondition)(
  'upstream is unchanged: %s',
  (_what, {why, usedIn, upstream, test: covering}) => {
    const todo = `${why} ${diff}, check ${usedIn.join(', ')}, and run ${covering}. ${replace}`;
    expect(changedFiles(upstream), todo).toEqual([]);
  },
);

test.each(ejected)('the original is unchanged: %s', (file) => {
  const todo = `${diff}, and carry it over to ${file} or decide not to. ${replace}`;
  const original = originalOf(file);
  expect(changedFiles(original ? [original] : []), todo).toEqual([]);
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
  const known = {'a.js': 'old hash', 'b.js': 'hash'};
  const [changed, deleted] = changedFiles(Object.keys(known), known, folder);
  expect(changed).toMatch(/^a\.js has changed from old hash to [0-9a-f]{64}$/);
  expect(deleted).toBe('b.js was deleted');
  fs.rmSync(folder, {recursive: true});
});

test('every import of a Docusaurus internal is listed', () => {
  const listed = new Set([...patches.flatMap(({usedIn}) => usedIn), ...ejected]);
  const internal =
    /(?:from |import\((?:\/\*.*?\*\/ ?)?|require\.resolve\()'@docusaurus\/[\w-]+\/(?:lib\/|internal')/;
  const files = globSync('src/**/*.{ts,tsx,js,cjs}').filter((file) => internal.test(read(file)));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

test('every theme component either wraps the original or has the hash of the original', () => {
  expect(components.length).toBeGreaterThan(ejected.length);
  expect(ejected.filter((file) => originalOf(file) === undefined)).toEqual([]);
});

test('every hash is needed', () => {
  const upstream = new Set([
    ...patches.flatMap((patch) => patch.upstream),
    ...ejected.map(originalOf),
  ]);
  expect(Object.keys(hashes).filter((file) => !upstream.has(file))).toEqual([]);
});

/** Returns a line for each file that has changed, with the hash to replace and the new one. */
function changedFiles(
  files: readonly string[],
  known = hashes,
  packages = path.resolve('node_modules'),
): string[] {
  return files.flatMap((name) => {
    const file = path.join(packages, name);
    if (!fs.existsSync(file)) {
      return `${name} was deleted`;
    }
    const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    return hash === known[name] ? [] : `${name} has changed from ${known[name]} to ${hash}`;
  });
}

/** Returns the theme component with the same name, if its hash is known. */
function originalOf(component: string): string | undefined {
  const name = component.replace(/^.*?\/(?:theme|ui)\/|(?:\/index)?\.tsx?$/g, '');
  return ['theme-classic/lib/theme', 'core/lib/client/theme-fallback']
    .map((folder) => `@docusaurus/${folder}/${name}`)
    .flatMap((original) => [`${original}.js`, `${original}/index.js`])
    .find((original) => original in hashes);
}
