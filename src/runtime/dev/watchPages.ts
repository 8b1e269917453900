import fs from 'node:fs';
import path from 'node:path';
import {entriesOf} from '../../content/reference/collectReference';
import {readSite, type Site} from '../../content/site/site';

/** Milliseconds between two looks at the pages. */
const interval = 1000;

/** Milliseconds that Docusaurus gets to list the pages before it's told again. Doubles each time. */
const minPatience = 5000;

/** Returns the file that Docusaurus watches instead of the pages. */
export function outlineFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'live-pages', 'outline.json');
}

/**
 * Keeps Docusaurus' list of pages up to date until the dev server ends.
 *
 * @returns what Docusaurus caches about the pages
 */
export function watchPages(siteDir: string, generatedFilesDir: string): string {
  const look = pageWatcher(siteDir, generatedFilesDir);
  const outline = look(Date.now());
  setInterval(() => look(Date.now()), interval).unref();
  return outline;
}

/**
 * Returns a function that looks at the pages, and writes a file with what Docusaurus caches about them (their
 * list, front matter, and documented names) when that has changed. Docusaurus watches this file instead of
 * the pages. Otherwise it would reread all of them on every save, which takes seconds.
 *
 * It looks regularly because events from the file system get lost when Git replaces whole folders. It also
 * compares Docusaurus' list with the pages: two rereads at once may finish in the wrong order, and one fails
 * if a page disappears meanwhile.
 */
export function pageWatcher(siteDir: string, generatedFilesDir: string): (now: number) => string {
  const file = outlineFile(generatedFilesDir);
  const registry = path.join(generatedFilesDir, 'registry.js');
  let seen: Site | undefined;
  let outline = '';
  let writtenAt = 0;
  let patience = minPatience;
  const write = (now: number) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, outline);
    writtenAt = now;
  };
  return (now) => {
    const site = readSite(siteDir);
    const current = site === seen ? outline : JSON.stringify(outlineOf(site));
    seen = site;
    if (current !== outline) {
      outline = current;
      patience = minPatience;
      write(now);
    } else if (now - writtenAt > patience && !isListed(site, registry)) {
      patience *= 2;
      write(now);
    }
    return outline;
  };
}

function outlineOf({versions}: Site): unknown {
  return versions.flatMap(({pages}) =>
    pages.map((page) => [page.file, page.frontMatter, entriesOf(page)]),
  );
}

/** Returns whether Docusaurus lists exactly the pages that exist, in the versions that it shows. */
function isListed({directory, versions}: Site, registry: string): boolean {
  if (!fs.existsSync(registry)) {
    return true;
  }
  const code = fs.readFileSync(registry, 'utf8');
  const listed = new Set(
    [...code.matchAll(/"@site\/((?:docs|versioned_docs)\/[^"]+\.mdx?)"/g)].map(([, name]) => name),
  );
  const nameOf = (file: string) => path.relative(directory, file).split(path.sep).join('/');
  const shown = versions.filter((version) =>
    [...listed].some((name) => name?.startsWith(`${nameOf(version.directory)}/`)),
  );
  const existing = shown.flatMap(({pages}) => pages.map((page) => nameOf(page.file)));
  return existing.length === listed.size && existing.every((name) => listed.has(name));
}
