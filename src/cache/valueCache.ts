import crypto from 'node:crypto';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readCacheFile, writeCacheFile} from '../content/cacheFile';
import {cacheFolder} from './cacheFolder';
import {siteVersion} from './siteVersion';

/** Values that a build computes and caches for the next one. */
export interface ValueCache<Value> {
  /**
   * Returns the value from the last build, or computes it.
   *
   * @param key everything that determines the value, apart from `siteVersion`
   * @param compute returns a value that JSON can represent
   */
  get: (key: readonly string[], compute: () => Value) => Value;
  /** Writes the values that this build has used. */
  save: () => void;
}

/**
 * Opens the build's cache file with this name; call it after all content is loaded. Without a cache
 * folder, values last only for this build.
 */
export function openCache<Value>(context: LoadContext, name: string): ValueCache<Value> {
  const folder = cacheFolder(context);
  if (folder === undefined) {
    return {...inMemory<Value>(), save: () => undefined};
  }
  const file = path.join(folder, `${name}.json`);
  const version = siteVersion(context);
  const {get, used} = inMemory(readCacheFile<Value>(file, version));
  return {get, save: () => writeCacheFile(file, version, used)};
}

/** Caches values in memory only, starting with those from the last build. */
export function inMemory<Value>(before: Record<string, Value> = {}) {
  const used: Record<string, Value> = {};
  const get: ValueCache<Value>['get'] = (key, compute) => {
    const hash = crypto.createHash('sha1').update(key.join('\0')).digest('base64');
    return (used[hash] ??= before[hash] ?? compute());
  };
  return {get, used};
}
