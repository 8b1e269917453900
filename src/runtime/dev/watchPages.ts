import fs from 'node:fs';
import path from 'node:path';
import {watch} from 'chokidar';
import {entriesOf} from '../../content/reference/collectReference';
import {invalidateSite, readSite, type Site} from '../../content/site';

/** Returns the file that Docusaurus watches instead of the pages. */
export function outlineFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'live-pages', 'outline.json');
}

/**
 * Writes a file with what Docusaurus caches about the pages (their list, front matter, and documented names),
 * and rewrites it when that changes. Docusaurus watches this file instead of the pages. Otherwise it would
 * reread all of them on every save, which takes seconds.
 *
 * @returns the content of the file
 */
export function watchPages(siteDir: string, file: string): string {
  let written = '';
  const write = () => {
    invalidateSite(siteDir);
    const outline = JSON.stringify(outlineOf(readSite(siteDir)));
    if (outline !== written) {
      written = outline;
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, outline);
    }
  };
  write();
  const folders = readSite(siteDir).versions.map(({directory}) => directory);
  watch(folders, {ignoreInitial: true}).on('all', write);
  return written;
}

function outlineOf({versions}: Site): unknown {
  return versions.flatMap(({pages}) =>
    pages.map((page) => [page.file, page.frontMatter, entriesOf(page)]),
  );
}
