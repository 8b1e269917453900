import fs from 'node:fs';
import path from 'node:path';
import {UsageError} from './readOptions';

/** Returns the files for a path or a pattern, with forward slashes. @throws if nothing matches */
export function listFiles(pattern: string): string[] {
  const files = /[*?[\]{}]/.test(pattern) ? matchingFiles(pattern) : [pattern];
  if (
    files.length === 0 ||
    files.some((file) => !fs.statSync(file, {throwIfNoEntry: false})?.isFile())
  ) {
    throw new UsageError(`There is no file "${pattern}"`);
  }
  return files;
}

/** Searches only below the folder that the pattern begins with. */
function matchingFiles(pattern: string): string[] {
  const folder = /^(?:[^*?[\]{}]*\/)?/.exec(pattern)?.[0] ?? '';
  if (!fs.existsSync(folder || '.')) {
    return [];
  }
  return fs
    .readdirSync(folder || '.', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({parentPath, name}) => path.join(parentPath, name).replaceAll('\\', '/'))
    .filter((file) => path.matchesGlob(file, path.normalize(pattern)))
    .sort();
}
