import crypto from 'node:crypto';
import type {Page} from './page';
import {memoize, shareGlobally} from './memoize';
import {readCacheFile, writeCacheFile} from './cacheFile';

/** JSON values, keyed by page hash and value name. */
type Values = Record<string, unknown>;

/** The values that a program caches in a file between runs, or receives from its other threads. */
interface Cache {
  values: Values;
  /** True if this run has computed values that aren't in the file yet. */
  isNew: boolean;
  /** The file, and the version of the code that computes the values. */
  store?: {file: string; version: string};
}

const shared = shareGlobally('values', (): {cache?: Cache} => ({}));

const computations: ((page: Page) => unknown)[] = [];

/**
 * Like `memoize`, for values that depend only on the path and the text of a page. A program that
 * calls `loadValues` gets the value from its last run without parsing the page.
 *
 * @param name unique name for the value
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

/** Like `cacheByText`, for values that other pages never need: `valuesFor` skips them. */
export function cacheLocally<Value>(
  name: string,
  compute: (page: Page) => Value,
): (page: Page) => Value {
  return memoize((page: Page) => {
    const known = cachedValue(page, name);
    return known ? (known.value as Value) : store(page, name, compute(page));
  });
}

/** Like `cacheLocally`, for asynchronous functions. */
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
 * Caches a value that depends on the page's path and text and on a key. Keeps only the value for the
 * last key, so that the file doesn't grow each time the key changes.
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

const hashOf = memoize(({path, source}: Page) =>
  crypto.createHash('sha1').update(path).update('\0').update(source).digest('base64'),
);

/** Returns all values for these pages, for `addValues` in another thread. */
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
 * Loads the values from the last run; returns true if there are any.
 *
 * @param version changes with everything, besides the pages, that the values depend on
 */
export function loadValues(file: string, version: string): boolean {
  const previousValues = readCacheFile(file, version);
  shared.cache = {values: previousValues ?? {}, isNew: false, store: {file, version}};
  return previousValues !== undefined;
}

/** Writes the values for these pages for the next run to load, and drops values for outdated text. */
export function saveValues(pages: readonly Page[]): void {
  const cache = shared.cache;
  if (cache?.store && cache.isNew) {
    const {file, version} = cache.store;
    const hashes = new Set(pages.map(hashOf));
    const values = Object.fromEntries(
      Object.entries(cache.values).filter(([key]) => hashes.has(key.slice(0, key.indexOf(' ')))),
    );
    writeCacheFile(file, version, values);
    cache.isNew = false;
  }
}
