import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '../content/page/page';
import {pathInVersion, versionOf, type Site, type Version} from '../content/site/site';
import {didYouMean, isPartial, listFiles, nameOfFile} from './listFiles';
import {UsageError} from './usage';

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
