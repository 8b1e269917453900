import fs from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import type {Page} from '../content/page';
import {versionOf, type Site} from '../content/site';

/**
 * Begins the hint for a missing file with the existing file that was most likely meant, if there is one:
 * a file with the same name elsewhere in the version, or with a similar name.
 *
 * in: `/site/docs/lenght.md`, linked from `docs/faq.md`; out: `Did you mean "./language/commands/length.md"? …`
 */
export function withNearFile(hint: string, missing: string, page: Page, site: Site): string {
  const name = nameOf(missing);
  const [nearest] = [...pagesOfVersion(page, site), ...siblingFiles(missing)]
    .filter((file) => file !== page.file && isPage(file) === isPage(missing))
    .map((file) => ({file, edits: distance(name, nameOf(file)), path: distance(missing, file)}))
    .filter(({edits}) => edits <= Math.min(2, (name.length - 1) / 2))
    .sort((a, b) => a.edits - b.edits || a.path - b.path);
  return nearest ? `Did you mean "${relativeTo(page.file, nearest.file)}"? ${hint}` : hint;
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
