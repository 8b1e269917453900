import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** SHA-256 hashes of files in installed packages, by path relative to `node_modules`. */
export type UpstreamFiles = Readonly<Record<string, string>>;

/** Returns a line for each file that has changed, with the hash to replace and the new one. */
export function changedFiles(files: UpstreamFiles, packages: string): string[] {
  return Object.entries(files).flatMap(([file, expected]) => {
    const actual = hashOf(path.join(packages, file));
    return actual === expected
      ? []
      : [actual ? `${file} has changed from ${expected} to ${actual}` : `${file} was deleted`];
  });
}

function hashOf(file: string): string | undefined {
  return fs.existsSync(file)
    ? createHash('sha256').update(fs.readFileSync(file)).digest('hex')
    : undefined;
}
