import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '../page/page';
import {memoize} from './memoize';
import {replaceFile} from './replaceFile';

/** JSON values, keyed by page hash and name. */
type Values = Record<string, unknown>;

let values: Values = {};

/** The file for the next run, and the version of the code that computes the values. */
let store: {file: string; version: string} | undefined;

/**
 * Like `memoize`, for values that depend only on the path and the text of a page, which is the same in most
 * versions. A program that calls `loadValues` gets the value from its last run without parsing the page.
 *
 * @param name unique name for the value
 * @param compute returns a JSON value
 */
export function cacheByText<Value>(
  name: string,
  compute: (page: Page) => Value,
): (page: Page) => Value {
  return (page) => {
    const key = `${hashOf(page)} ${name}`;
    if (!(key in values)) {
      values[key] = compute(page);
    }
    return values[key] as Value;
  };
}

const hashOf = memoize(({path, source}: Page) =>
  crypto.createHash('sha1').update(path).update('\0').update(source).digest('base64'),
);

/** Loads the values from the last run, unless the code or its dependencies have changed since. */
export function loadValues(siteDir: string): void {
  const file = path.join(siteDir, 'node_modules/.cache/qodly-docs/values.json');
  store = {file, version: versionOfCode(siteDir)};
  values = {};
  try {
    const saved = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      version: string;
      values: Values;
    };
    values = saved.version === store.version ? saved.values : {};
  } catch {
    // There is no file yet.
  }
}

/** Writes the values for these pages for the next run to load, and drops values for outdated text. */
export function saveValues(pages: readonly Page[]): void {
  if (store) {
    const hashes = new Set(pages.map(hashOf));
    const current = Object.entries(values).filter(([key]) =>
      hashes.has(key.slice(0, key.indexOf(' '))),
    );
    const content = {version: store.version, values: Object.fromEntries(current)};
    replaceFile(store.file, JSON.stringify(content));
  }
}

/** Returns a hash of everything, besides the pages, that the values depend on. */
export function versionOfCode(siteDir: string): string {
  const hash = crypto.createHash('sha1');
  const folders = ['src', 'packages'].map((folder) => path.join(siteDir, folder));
  const files = folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter(({name}) => !name.includes('.test.') && !name.endsWith('.yaml'))
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
  // The lock file stands for the dictionaries, which come from packages.
  for (const file of [...files, path.join(siteDir, 'package-lock.json')]) {
    hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
