import fs from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

interface Content<Value> {
  version: string;
  values: Record<string, Value>;
}

/**
 * Reads the JSON values that the last run wrote. Returns undefined if there are none, or if they
 * are from another version of the code.
 */
export function readCacheFile<Value>(
  file: string,
  version: string,
): Record<string, Value> | undefined {
  try {
    const content = JSON.parse(fs.readFileSync(file, 'utf8')) as Content<Value>;
    return content.version === version ? content.values : undefined;
  } catch {
    return undefined;
  }
}

/** Writes values for the next run. */
export function writeCacheFile<Value>(
  file: string,
  version: string,
  values: Record<string, Value>,
): void {
  replaceFile(file, JSON.stringify({version, values} satisfies Content<Value>));
}

/** Replaces the file atomically, since another program or thread may be reading it. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const temporaryFile = `${file}.${process.pid}.${threadId}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(temporaryFile, content);
  fs.renameSync(temporaryFile, file);
}
