import fs from 'node:fs';
import path from 'node:path';
import {similarNames} from '../checks/similarNames';
import type {Site} from '../content/site/site';

/** Returns the absolute paths of all Markdown files in the versions, including partials. */
export function listFiles({versions}: Site): string[] {
  return versions.flatMap(({directory}) => markdownIn(directory));
}

/** Returns all Markdown files that the check reads: the versions' files and the unversioned pages. */
export function listCheckedFiles(site: Site): string[] {
  return [...listFiles(site), ...markdownIn(unversionedFolder(site))];
}

/** Returns the folder that contains the unversioned pages. */
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

/** Returns the path as shown in messages, with forward slashes: `docs/faq.md`. */
export function nameOfFile(site: Site, file: string): string {
  return path.relative(site.directory, file).split(path.sep).join('/');
}

/** Returns true if the file is a partial or in a folder of partials, whose names start with `_`. */
export function isPartial(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('_'));
}

/**
 * Returns the end of a message about a mistyped name, with up to three similar names:
 * `. Did you mean docs/faq.md?`; empty if no name is similar.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const similar = similarNames(name, known);
  return similar.length > 0 ? `. Did you mean ${similar.join(', ')}?` : '';
}
