import fs from 'node:fs';
import {Page} from '../../content/page';
import {entriesOf} from '../../content/reference/collectReference';
import {keyOf, type CollectedEntry} from '../../content/reference/entry';
import {pageInFile, pathInVersion, versionOf, type Site} from '../../content/site';
import {git} from '../git';
import {nameOfFile} from '../listFiles';

/**
 * Returns other pages that mention a name that these files removed since the last commit, or whose
 * signature they changed. Samples on those pages may be outdated.
 */
export function filesWithChangedNames(files: readonly string[], site: Site): string[] {
  const changedFiles = new Set(files);
  return site.versions.flatMap((version) => {
    const own = files.filter((file) => versionOf(site, file) === version && /\.mdx?$/.test(file));
    const names = [...new Set(own.flatMap((file) => changedNames(file, site)))];
    if (names.length === 0) {
      return [];
    }
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
    return version.pages
      .filter((page) => !changedFiles.has(page.file) && pattern.test(page.source))
      .map(({file}) => file);
  });
}

function changedNames(file: string, site: Site): string[] {
  const previousPage = committedPage(file, site);
  if (!previousPage) {
    return [];
  }
  const currentEntries = fs.existsSync(file) ? entriesOf(pageInFile(site, file)) : [];
  const known = new Map(currentEntries.map((entry) => [keyOf(entry), meaningOf(entry)]));
  return entriesOf(previousPage)
    .filter((entry) => known.get(keyOf(entry)) !== meaningOf(entry))
    .map(({name}) => name)
    .filter((name) => /^\w+$/.test(name));
}

/** Returns the page as of the last commit. */
function committedPage(file: string, site: Site): Page | undefined {
  const path = pathInVersion(site, file);
  if (!path.startsWith('language/')) {
    return undefined;
  }
  try {
    const source = git(site.directory, 'show', `HEAD:./${nameOfFile(site, file)}`);
    return new Page({file, path, source});
  } catch {
    // The page is new.
    return undefined;
  }
}

/** Returns the facts that samples depend on, without prose for readers. */
function meaningOf(entry: CollectedEntry): string {
  const proseKeys = ['anchor', 'description', 'purpose', 'theme'];
  return JSON.stringify(entry, (key, value: unknown) =>
    proseKeys.includes(key) ? undefined : value,
  );
}
