import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from './page';
import {remember} from './remember';

/** What JSON can say, by the name of the value and the hash of the page. */
type Values = Record<string, unknown>;

/** What a program keeps in a file from one run to the next, or gets from its other threads. */
interface Kept {
  values: Values;
  /** Has this run computed what the file does not have? */
  isNew: boolean;
  /** The file, and the hash of the code that computes the values: other code may compute others. */
  store?: {file: string; code: string};
}

/** Docusaurus loads the config and each plugin with modules of their own; they share the values. */
const shared = globalThis as {qodlyValues?: Kept};

const computations: ((page: Page) => unknown)[] = [];

/**
 * As `remember`, for what the path and the text of a page decide. A program that calls
 * `keepValues` gets the value from its last run, without parsing the page.
 *
 * @param name of the value, once in the whole code
 * @param compute returns what JSON can say
 */
export function rememberByText<Value>(
  name: string,
  compute: (page: Page) => Value,
): (page: Page) => Value {
  const valueOf = remember((page: Page) => {
    const kept = shared.qodlyValues;
    if (!kept) {
      return compute(page);
    }
    const key = `${hashOf(page)} ${name}`;
    if (key in kept.values) {
      return kept.values[key] as Value;
    }
    const value = compute(page);
    kept.values[key] = value;
    kept.isNew = true;
    return value;
  });
  computations.push(valueOf);
  return valueOf;
}

const hashOf = remember((page: Page) => hash([page.path, page.source]));

/** All values of these pages, for `takeValues` in another thread. */
export function valuesOf(pages: readonly Page[]): Values {
  const kept = (shared.qodlyValues ??= {values: {}, isNew: false});
  pages.forEach((page) => computations.forEach((valueOf) => valueOf(page)));
  return kept.values;
}

/** Takes up what another thread has computed. */
export function takeValues(values: Values): void {
  const kept = (shared.qodlyValues ??= {values: {}, isNew: false});
  Object.assign(kept.values, values);
}

/**
 * Takes up the values of the last run; returns whether there are any.
 *
 * @param codeFolders with the code that computes them
 */
export function keepValues(file: string, codeFolders: readonly string[]): boolean {
  const code = hash(codeFolders.flatMap(readSources));
  const before = readKept(file);
  const isOfThisCode = before?.code === code;
  const values = isOfThisCode ? before.values : {};
  shared.qodlyValues = {values, isNew: false, store: {file, code}};
  return isOfThisCode;
}

/** Writes the values of these pages for the next run; leaves out those of texts that are gone. */
export function saveValues(pages: readonly Page[]): void {
  const kept = shared.qodlyValues;
  if (kept?.store && kept.isNew) {
    const {file, code} = kept.store;
    const hashes = new Set(pages.map(hashOf));
    const values = Object.fromEntries(
      Object.entries(kept.values).filter(([key]) => hashes.has(key.slice(0, key.indexOf(' ')))),
    );
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // Another run may read while this one writes.
    fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({code, values}));
    fs.renameSync(`${file}.${process.pid}`, file);
  }
}

function readKept(file: string): {code: string; values: Values} | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as {code: string; values: Values};
  } catch {
    return undefined;
  }
}

function readSources(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]);
}

function hash(texts: readonly string[]): string {
  const sum = crypto.createHash('sha1');
  texts.forEach((text) => sum.update(text).update('\0'));
  return sum.digest('base64');
}
