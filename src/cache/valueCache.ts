import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {cacheFolder} from './cacheFolder';
import {siteVersion} from './siteVersion';

/** Values that a build computes and caches for the next one. */
export interface ValueCache<Value> {
  /**
   * Returns the value of the last build, or else computes it.
   *
   * @param key everything that determines the value, apart from `siteVersion`
   * @param compute returns a value that JSON can represent
   */
  get: (key: readonly string[], compute: () => Value) => Value;
  /** Writes the values that this build has used. */
  save: () => void;
}

/** A cache file, and the version of the site that its values must match. */
interface CacheFile {
  file: string;
  version: string;
}

/** Opens the named cache file of a build; call it after all content is loaded. */
export function openCache<Value>(context: LoadContext, name: string): ValueCache<Value> {
  return openFile(cacheFileOf(context, name));
}

/** Returns undefined if nothing is cached. */
function cacheFileOf(context: LoadContext, name: string): CacheFile | undefined {
  const folder = cacheFolder(context);
  return folder === undefined
    ? undefined
    : {file: path.join(folder, `${name}.json`), version: siteVersion(context)};
}

/** Like `openCache`; without a file, values last for this build only. */
function openFile<Value>(cacheFile: CacheFile | undefined): ValueCache<Value> {
  if (cacheFile === undefined) {
    return {...inMemory<Value>({}), save: () => undefined};
  }
  const {file, version} = cacheFile;
  const before = read<Value>(file);
  const {get, used} = inMemory(before?.version === version ? before.values : {});
  return {
    get,
    save: () => {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, JSON.stringify({version, values: used}));
    },
  };
}

/** Caches values in memory only, starting with those from before. */
export function inMemory<Value>(before: Record<string, Value>) {
  const used: Record<string, Value> = {};
  const get: ValueCache<Value>['get'] = (key, compute) => {
    const hash = crypto.createHash('sha1').update(key.join('\0')).digest('base64');
    return (used[hash] ??= before[hash] ?? compute());
  };
  return {get, used};
}

/** Reads the file, ignoring one that wasn't written completely. */
function read<Value>(file: string): {version: string; values: Record<string, Value>} | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as {
      version: string;
      values: Record<string, Value>;
    };
  } catch {
    return undefined;
  }
}
