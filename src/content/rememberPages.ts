import fs from 'node:fs';
import path from 'node:path';
import {pagePaths} from './trees';

/**
 * Remembers what `read` makes of a folder's pages, and reads again when one of them has changed: the
 * dev server sees what a writer adds.
 *
 * @param foldersOf the folders with the pages that `read` reads for its key; by default the key
 */
export function rememberPages<Result>(
  read: (key: string) => Result,
  foldersOf: (key: string) => string[] = (key) => [key],
): (key: string) => Result {
  const known = new Map<string, {stamp: string; result: Result}>();
  return (key) => {
    const stamp = foldersOf(key).map(stampOf).join('\n');
    const remembered = known.get(key);
    if (remembered?.stamp === stamp) {
      return remembered.result;
    }
    const result = read(key);
    known.set(key, {stamp, result});
    return result;
  };
}

/** A build asks for each of its thousand pages, and looks at the files only so often: milliseconds. */
const lookAgainAfter = 500;

const stamps = new Map<string, {taken: number; stamp: string}>();

/** Differs as soon as a page of the folder is changed, added or removed. */
function stampOf(folder: string): string {
  const last = stamps.get(folder);
  const now = Date.now();
  if (last && now - last.taken < lookAgainAfter) {
    return last.stamp;
  }
  const stamp = pagePaths(folder)
    .map((page) => `${page} ${fs.statSync(path.join(folder, page)).mtimeMs}`)
    .join('\n');
  stamps.set(folder, {taken: now, stamp});
  return stamp;
}
