import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from './page';
import {remember} from './remember';

/** What a program keeps in a file from one run to the next. */
interface Kept {
  file: string;
  /** Hash of the code that computed the values: other code may compute others. */
  code: string;
  values: Record<string, unknown>;
  /** The values asked for in this run: the others are of texts that have changed since. */
  used: Record<string, unknown>;
}

let kept: Kept | undefined;

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
  return remember((page: Page) => {
    if (!kept) {
      return compute(page);
    }
    const key = hash([name, page.path, page.source]);
    const value = key in kept.values ? (kept.values[key] as Value) : compute(page);
    kept.values[key] = value;
    kept.used[key] = value;
    return value;
  });
}

/** Takes up the values of the last run. @param codeFolders with the code that computes them */
export function keepValues(file: string, codeFolders: readonly string[]): void {
  const code = hash(codeFolders.flatMap(readSources));
  const before = readKept(file);
  kept = {file, code, values: before?.code === code ? before.values : {}, used: {}};
}

/** Writes what this run has asked for; leaves out what it has not. */
export function saveValues(): void {
  if (kept) {
    const {file, code, used} = kept;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // Another run may read while this one writes.
    fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({code, values: used}));
    fs.renameSync(`${file}.${process.pid}`, file);
  }
}

function readKept(file: string): Pick<Kept, 'code' | 'values'> | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Pick<Kept, 'code' | 'values'>;
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
