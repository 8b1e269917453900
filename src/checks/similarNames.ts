import fs from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {relativeLink} from '../content/page/links';
import type {Page} from '../content/page/page';
import {versionOf, type Site} from '../content/site/site';

/**
 * Returns up to three known names or paths that the writer may have meant, most similar first. A path in a
 * different folder counts as one mistake.
 *
 * in: `docs/lenght.md`; out: `docs/language/commands/length.md`
 */
export function similarNames(name: string, known: Iterable<string>): string[] {
  const {length} = baseName(name);
  const limit = Math.min(Math.max(2, length / 3), (length - 1) / 2);
  return [...known]
    .map((other) => ({other, mistakes: mistakesIn(name, other)}))
    .filter(({mistakes}) => mistakes <= limit)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, 3)
    .map(({other}) => other);
}

function mistakesIn(name: string, known: string): number {
  const [left, right] = [withoutExtension(name), withoutExtension(known)];
  return Math.min(distance(left, right), distance(baseName(left), baseName(right)) + 1);
}

function baseName(name: string): string {
  return withoutExtension(path.basename(name));
}

function withoutExtension(name: string): string {
  return name.toLowerCase().replace(/\.mdx?$/, '');
}

/**
 * Begins the hint for a missing file with the page or the neighboring file that was most likely meant, if
 * there is one.
 */
export function withSimilarFile(hint: string, missing: string, page: Page, site: Site): string {
  const folder = path.dirname(missing);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const pages = versionOf(site, page.file)?.pages.map(({file}) => file) ?? [];
  const known = [...pages, ...names.map((name) => path.join(folder, name))];
  const [nearest] = similarNames(
    missing,
    known.filter((file) => file !== page.file),
  );
  return nearest === undefined
    ? hint
    : `Did you mean "${relativeLink(page.file, nearest)}"? ${hint}`;
}
