import fs from 'node:fs';
import path from 'node:path';
import {addressesOf} from '../../content/page/links';
import type {Page} from '../../content/page/page';
import {pageInFile, versionOf, type Site} from '../../content/site/site';
import {git} from '../git';
import {didYouMean, listCheckedFiles, nameOfFile, unversionedFolder} from '../listFiles';
import {UsageError} from '../usage';

/** Returns the files for each name, which is a page or a folder. @throws UsageError */
export function filesNamed(names: readonly string[], site: Site, cwd: string): string[] {
  const files = listCheckedFiles(site);
  return names.flatMap((name) => {
    const named = path.resolve(cwd, name);
    const found = files.filter((file) => file === named || file.startsWith(named + path.sep));
    if (found.length === 0) {
      const pages = files.map((file) => nameOfFile(site, file));
      throw new UsageError(
        `docs/ and versioned_docs/ have no page or folder "${name}"${didYouMean(nameOfFile(site, named), pages)}`,
      );
    }
    return found;
  });
}

/** Returns the pages in those files that exist. */
export function existingPages(files: readonly string[], site: Site): Page[] {
  return files.filter((file) => fs.existsSync(file)).map((file) => pageInFile(site, file));
}

/** Returns true if the check reads the file, which may not exist. */
export function isChecked(file: string, site: Site): boolean {
  const isInFolder = versionOf(site, file) ?? file.startsWith(unversionedFolder(site) + path.sep);
  return /\.mdx?$/.test(file) && Boolean(isInFolder);
}

/** Returns the absolute paths of files changed since the last commit, including deleted ones. */
export function changedFiles({directory}: Site): string[] {
  const list = (...args: string[]) =>
    git(directory, ...args)
      .split('\0')
      .filter(Boolean);
  return [
    ...list('diff', '--name-only', '--relative', '--no-renames', '-z', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ].map((file) => path.join(directory, file));
}

/** Returns the other files that link to one of these. Reads cached URLs, which takes no parsing. */
export function filesLinkingTo(targets: ReadonlySet<string>, site: Site): string[] {
  const isLinkFrom = (file: string) => (url: string) => {
    const [target = ''] = url.split('#');
    return targets.has(path.resolve(path.dirname(file), decode(target)));
  };
  return listCheckedFiles(site)
    .filter((file) => !targets.has(file))
    .filter((file) => addressesOf(pageInFile(site, file)).some(isLinkFrom(file)));
}

/** Returns a decoded URL; empty if it isn't valid. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return '';
  }
}
