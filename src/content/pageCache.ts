import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from './page';
import {memoize, shareGlobally} from './memoize';

/** JSON values, by the name of the value and the hash of the page. */
type Values = Record<string, unknown>;

/** The values that a program caches in a file between runs, or receives from its other threads. */
interface Cache {
  values: Values;
  /** True if this run has computed values that aren't in the file yet. */
  isNew: boolean;
  /** The file, and the hash of the code that computes the values, to invalidate them when it changes. */
  store?: {file: string; code: string};
}

const shared = shareGlobally('values', (): {cache?: Cache} => ({}));

const computations: ((page: Page) => unknown)[] = [];

/**
 * Like `memoize`, for values that depend only on the path and the text of a page. A program that
 * calls `loadValues` gets the value from its last run without parsing the page.
 *
 * @param name unique name of the value
 * @param compute returns a JSON value
 */
export function cacheByText<Value>(
  name: string,
  compute: (page: Page) => Value,
): (page: Page) => Value {
  const valueOf = cacheLocally(name, compute);
  computations.push(valueOf);
  return valueOf;
}

/** Like `cacheByText`, for values that are never needed from other pages: `valuesFor` skips them. */
export function cacheLocally<Value>(
  name: string,
  compute: (page: Page) => Value,
): (page: Page) => Value {
  return memoize((page: Page) => {
    const known = cachedValue(page, name);
    return known ? (known.value as Value) : store(page, name, compute(page));
  });
}

/** Like `cacheLocally`, for functions that load asynchronously. */
export function cacheAsync<Value>(
  name: string,
  compute: (page: Page) => Promise<Value>,
): (page: Page) => Promise<Value> {
  return memoize(async (page: Page) => {
    const known = cachedValue(page, name);
    return known ? (known.value as Value) : store(page, name, await compute(page));
  });
}

/**
 * Caches a value that depends on the page's path and text and on a key. Only keeps the value of the
 * last key, to prevent the file from growing with each change of the key.
 */
export function cacheByKey<Value>(
  page: Page,
  name: string,
  key: string,
  compute: () => Value,
): Value {
  const known = cachedValue(page, name)?.value as {key: string; value: Value} | undefined;
  return known?.key === key ? known.value : store(page, name, {key, value: compute()}).value;
}

function cachedValue(page: Page, name: string): {value: unknown} | undefined {
  const values = shared.cache?.values;
  const key = keyOf(page, name);
  return values && key in values ? {value: values[key]} : undefined;
}

function store<Value>(page: Page, name: string, value: Value): Value {
  const cache = shared.cache;
  if (cache) {
    cache.values[keyOf(page, name)] = value;
    cache.isNew = true;
  }
  return value;
}

function keyOf(page: Page, name: string): string {
  return `${hashOf(page)} ${name}`;
}

const hashOf = memoize((page: Page) => hash([page.path, page.source]));

/** Returns all values of these pages, for `addValues` in another thread. */
export function valuesFor(pages: readonly Page[]): Values {
  const cache = (shared.cache ??= {values: {}, isNew: false});
  pages.forEach((page) => computations.forEach((valueOf) => valueOf(page)));
  return cache.values;
}

/** Returns all values known so far, for the thread that saves them. */
export function knownValues(): Values {
  return shared.cache?.values ?? {};
}

/** Adds the values that another thread has computed. */
export function addValues(values: Values): void {
  const cache = (shared.cache ??= {values: {}, isNew: false});
  cache.isNew ||= Object.keys(values).some((key) => !(key in cache.values));
  Object.assign(cache.values, values);
}

/**
 * Loads the values of the last run; returns true if there are any.
 *
 * @param sources folders and files, besides the pages, that the values depend on
 */
export function loadValues(file: string, sources: readonly string[]): boolean {
  const code = hash(sources.flatMap(readSources));
  const before = readCache(file);
  const isOfThisCode = before?.code === code;
  const values = isOfThisCode ? before.values : {};
  shared.cache = {values, isNew: false, store: {file, code}};
  return isOfThisCode;
}

/** Writes the values of these pages for the next run, without those of texts that no longer exist. */
export function saveValues(pages: readonly Page[]): void {
  const cache = shared.cache;
  if (cache?.store && cache.isNew) {
    const {file, code} = cache.store;
    const hashes = new Set(pages.map(hashOf));
    const values = Object.fromEntries(
      Object.entries(cache.values).filter(([key]) => hashes.has(key.slice(0, key.indexOf(' ')))),
    );
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // Another run may read while this one writes.
    fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({code, values}));
    fs.renameSync(`${file}.${process.pid}`, file);
    cache.isNew = false;
  }
}

function readCache(file: string): {code: string; values: Values} | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as {code: string; values: Values};
  } catch {
    return undefined;
  }
}

/** Names and contents of the files in a folder, or of one file. */
function readSources(source: string): string[] {
  if (!fs.statSync(source).isDirectory()) {
    return [fs.readFileSync(source, 'utf8')];
  }
  return fs
    .readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort()
    .flatMap((file) => [path.relative(source, file), fs.readFileSync(file, 'utf8')]);
}

function hash(texts: readonly string[]): string {
  const sum = crypto.createHash('sha1');
  texts.forEach((text) => sum.update(text).update('\0'));
  return sum.digest('base64');
}
