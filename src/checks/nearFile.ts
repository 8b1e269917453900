import fs from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import type {Page} from '../content/page';
import {versionOf, type Site} from '../content/site';

/**
 * Returns the file that a broken link most likely means: one with the same name elsewhere in the
 * version, or with a similar name. Undefined if there is no such file.
 *
 * in: `/site/docs/lenght.md`, linked from `docs/faq.md`; out: `./language/commands/length.md`
 */
export function nearFile(missing: string, page: Page, site: Site): string | undefined {
  const name = nameOf(missing);
  const [nearest] = [...pagesOfVersion(page, site), ...siblingFiles(missing)]
    .filter((file) => file !== page.file && isPage(file) === isPage(missing))
    .map((file) => ({file, edits: distance(name, nameOf(file)), path: distance(missing, file)}))
    .filter(({edits}) => edits <= Math.min(3, name.length / 2))
    .sort((a, b) => a.edits - b.edits || a.path - b.path);
  return nearest && relativeTo(page.file, nearest.file);
}

function pagesOfVersion(page: Page, site: Site): string[] {
  return versionOf(site, page.file)?.pages.map(({file}) => file) ?? [];
}

function siblingFiles(missing: string): string[] {
  const folder = path.dirname(missing);
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [];
}

/** Also matches a link without the file extension. */
function isPage(file: string): boolean {
  return /^(?:\.mdx?)?$/.test(path.extname(file));
}

function nameOf(file: string): string {
  return path
    .basename(file)
    .replace(/\.mdx?$/, '')
    .toLowerCase();
}

function relativeTo(from: string, file: string): string {
  const relative = path.relative(path.dirname(from), file).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
