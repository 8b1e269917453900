import fs from 'node:fs';
import path from 'node:path';
import {similarNames} from '../checks/similarNames';
import {isPartial} from '../content/page/links';
import type {Page} from '../content/page/page';
import {type Site, pathInVersion, versionOf, type Version} from '../content/site/site';
import {UsageError} from './usage';

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

/**
 * Returns the end of a message about a mistyped name, with up to three similar names:
 * `. Did you mean docs/faq.md?`; empty if no name is similar.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const similar = similarNames(name, known);
  return similar.length > 0 ? `. Did you mean ${similar.join(', ')}?` : '';
}

/**
 * Returns the version of a page.
 *
 * @throws UsageError if there is no such page, or if it's a folder, a partial, or another file
 */
export function requirePage(site: Site, file: string): Version {
  const version = requireMarkdown(site, file);
  if (isPartial(pathInVersion(site, file))) {
    throw new UsageError(`"${nameOfFile(site, file)}" is a partial. Name a page`);
  }
  return version;
}

/** Like `requirePage`, but also accepts partials. */
export function requireMarkdown(site: Site, file: string): Version {
  const name = nameOfFile(site, file);
  const names = listFiles(site).map((item) => nameOfFile(site, item));
  if (fs.existsSync(file) && fs.statSync(file).isDirectory()) {
    const [example = `${name}/page.md`] = names.filter(
      (candidate) => path.posix.dirname(candidate) === name && !isPartial(candidate),
    );
    throw new UsageError(`"${name}" is a folder. Name a page, such as ${example}`);
  }
  const version = versionOf(site, file);
  if (!version || !fs.existsSync(file) || !names.includes(name)) {
    throw new UsageError(`There is no page "${name}"${didYouMean(name, names)}`);
  }
  return version;
}

/** @throws UsageError if the page can't be parsed; `advice` ends the message */
export function requireValid(site: Site, {file, syntaxError}: Page, advice: string): void {
  if (syntaxError) {
    const name = nameOfFile(site, file);
    throw new UsageError(`${name} is not valid${advice}: npm run check -- ${name}`);
  }
}
