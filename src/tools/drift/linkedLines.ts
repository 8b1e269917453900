import path from 'node:path';
import type {MovedPages} from '../../addresses/redirects';
import type {Page} from '../../content/page';
import {pageAt, type Version} from '../../content/site';

/** A page in a newer and in an older version. */
export interface PagePair {
  newer: {version: Version; page: Page};
  older: {version: Version; page: Page};
  /** Redirects for moved and deleted pages. */
  moved: MovedPages;
}

const links = /(?<=\]\()([^)\s#]+\.mdx?)/g;

/**
 * Returns the older version's block as it would be in the newer version, where links to moved and deleted
 * pages have new targets.
 */
export function withNewLinks(block: string, pair: PagePair): string {
  const redirects = pair.moved[pair.newer.version.label] ?? {};
  return withTargets(block, pair.older.page, (target) => {
    const route = redirects[target.replace(/\.mdx?$/, '')];
    return route === undefined || pageAt(pair.newer.version, target) ? target : `${route}.md`;
  });
}

/** Returns the block with the paths of linked pages rewritten relative to the version's folder. */
export function withTargets(
  block: string,
  page: Page,
  change = (target: string): string => target,
): string {
  return block.replace(links, (url) => change(targetOf(url, page)));
}

/**
 * Returns true if two lists differ only in lines that link to pages that the other version lacks.
 *
 * newer: `- [Calls](calls.md)`, `- [Quotas](quotas.md)`, a new page
 * older: `- [Calls](calls.md)`
 */
export function differOnlyInMissingPages(newer: string, older: string, pair: PagePair): boolean {
  if (!isList(newer) || !isList(older)) {
    return false;
  }
  const current = withTargets(newer, pair.newer.page).split('\n');
  const olderLines = older.split('\n').flatMap((line) => {
    const moved = withNewLinks(line, pair);
    const isRelevant =
      current.includes(moved) || !linksToMissing(line, pair.older.page, pair.newer.version);
    return isRelevant ? [moved] : [];
  });
  const newerLines = newer
    .split('\n')
    .filter((line) => {
      const isKnown = olderLines.includes(withTargets(line, pair.newer.page));
      return isKnown || !linksToMissing(line, pair.newer.page, pair.older.version);
    })
    .map((line) => withTargets(line, pair.newer.page));
  return newerLines.join('\n') === olderLines.join('\n');
}

function isList(block: string): boolean {
  return block.split('\n').every((line) => line.startsWith('- '));
}

function linksToMissing(line: string, page: Page, version: Version): boolean {
  return (line.match(links) ?? []).some((url) => !pageAt(version, targetOf(url, page)));
}

function targetOf(url: string, page: Page): string {
  return path.posix.join(path.posix.dirname(page.path), decodeURI(url));
}
