import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {cacheFolder} from './cacheFolder';
import {siteVersion} from './siteVersion';

/** What a build has computed, for the next one. */
export interface KeptValues<Value> {
  /**
   * The value of the last build, or else a new one.
   *
   * @param key all that decides the value, besides what `siteVersion` tells of
   * @param compute returns what JSON can say
   */
  get: (key: readonly string[], compute: () => Value) => Value;
  /** Writes the values that this build has asked for. */
  save: () => void;
}

/** Where a build keeps values, and the version of the site that they are of. */
interface Keeping {
  file: string;
  version: string;
}

/** What a build keeps in the file of that name; call it when all content is loaded. */
export function keptValues<Value>(context: LoadContext, name: string): KeptValues<Value> {
  return openKept(keepingOf(context, name));
}

/** Undefined where nothing is kept. */
function keepingOf(context: LoadContext, name: string): Keeping | undefined {
  const folder = cacheFolder(context);
  return folder === undefined
    ? undefined
    : {file: path.join(folder, `${name}.json`), version: siteVersion(context)};
}

/** As `keptValues`; without a place, this build alone remembers. */
function openKept<Value>(keeping: Keeping | undefined): KeptValues<Value> {
  if (keeping === undefined) {
    return {...inMemory<Value>({}), save: () => undefined};
  }
  const {file, version} = keeping;
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

/** Values that only this build knows. */
export function inMemory<Value>(before: Record<string, Value>) {
  const used: Record<string, Value> = {};
  const get: KeptValues<Value>['get'] = (key, compute) => {
    const hash = crypto.createHash('sha1').update(key.join('\0')).digest('base64');
    return (used[hash] ??= before[hash] ?? compute());
  };
  return {get, used};
}

/** A file that was not written to its end counts for nothing. */
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
