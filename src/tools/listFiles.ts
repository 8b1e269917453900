import fs from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import type {Site} from '../content/site';

/** Returns the absolute paths of all Markdown files of the versions, including partials. */
export function listFiles({versions}: Site): string[] {
  return versions.flatMap(({directory}) => markdownIn(directory));
}

/** Returns all Markdown files that the check reads: those of the versions, and the unversioned pages. */
export function listCheckedFiles(site: Site): string[] {
  return [...listFiles(site), ...markdownIn(unversionedFolder(site))];
}

/** Returns the folder of the unversioned pages. */
export function unversionedFolder({directory}: Site): string {
  return path.join(directory, 'src/pages');
}

function markdownIn(directory: string): string[] {
  return fs.existsSync(directory)
    ? fs
        .readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .sort()
        .map((file) => path.join(directory, file))
    : [];
}

/** Returns the path as in messages, with slashes: `docs/faq.md`. */
export function nameOfFile(site: Site, file: string): string {
  return path.relative(site.directory, file).split(path.sep).join('/');
}

/** Returns the names similar to a mistyped one, nearest first. */
export function nearest(name: string, known: readonly string[]): string[] {
  return known
    .map((one) => ({one, away: Math.min(distance(name, one), distance(base(name), base(one)) + 1)}))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({one}) => one);
}

function base(name: string): string {
  return path.posix.basename(name).replace(/\.mdx?$/, '');
}
