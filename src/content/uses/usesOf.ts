import type {PageKind} from '../../config/pageKinds';
import type {Page} from '../page';
import {referenceOf} from '../reference/collectReference';
import type {CollectedEntry} from '../reference/entry';
import {memoize} from '../memoize';
import type {Site, Version} from '../site';
import {usageKey, usesOnPage, type PageUse} from './usesOnPage';

/** A line from another page that uses a name documented in the section. */
export interface Use {
  /** Path of that page relative to its version's folder. */
  path: string;
  title: string;
  /** Heading on that page; empty for its top. */
  anchor: string;
  line: string;
}

/** Maximum number of lines per name. */
const maxLines = 4;

/** Ranks of page kinds, best first: guides show names in real tasks, unlike reference pages. */
const ranks: Readonly<Record<Exclude<PageKind, 'notes'>, number>> = {
  guide: 0,
  page: 1,
  studio: 2,
  component: 3,
  endpoint: 4,
  cloud: 5,
  concept: 6,
  class: 7,
  command: 8,
};

/** The lines shown on a page, by section anchor, which is empty for the page itself. */
export type ShownUses = ReadonlyMap<string, readonly Use[]>;

const collectIn = memoize((site: Site) =>
  memoize((version: Version) => collectUses(site, version)),
);

/**
 * Returns the lines in other pages' samples that use the version's commands, members, and constants,
 * by the route of the documenting page. Omits pages without uses.
 */
export function usesOf(site: Site, version: Version): ReadonlyMap<string, ShownUses> {
  return collectIn(site)(version);
}

type FoundUse = PageUse & {page: Page};

function collectUses(site: Site, version: Version): Map<string, ShownUses> {
  const found = findUses(site, version);
  const shown = new Map<string, Map<string, Use[]>>();
  for (const entry of namesBeforeConstants(referenceOf(version))) {
    const {route, anchor = ''} = entry;
    const previous = shown.get(route)?.get(anchor) ?? [];
    const chosen = chooseUses(found.get(usageKey(entry)) ?? [], previous, entry);
    if (chosen.length > 0) {
      const sections = shown.get(route) ?? new Map<string, Use[]>();
      shown.set(route, sections.set(anchor, [...previous, ...chosen]));
    }
  }
  return shown;
}

/** Returns all uses of each entry, in page order. Skips release notes, whose samples show changes. */
function findUses(site: Site, version: Version): Map<string, FoundUse[]> {
  const found = new Map<string, FoundUse[]>();
  for (const page of version.pages.filter(({frontMatter}) => frontMatter.kind !== 'notes')) {
    for (const use of usesOnPage(page, site, version)) {
      found.set(use.key, [...(found.get(use.key) ?? []), {...use, page}]);
    }
  }
  return found;
}

/** Sorts constants last, so lines that a command already shows aren't repeated for its constants. */
function namesBeforeConstants(entries: readonly CollectedEntry[]): CollectedEntry[] {
  return [
    ...entries.filter(({kind}) => kind !== 'constant'),
    ...entries.filter(({kind}) => kind === 'constant'),
  ];
}

/** Returns the lines from the best pages, without those that the section already contains. */
function chooseUses(
  found: readonly FoundUse[],
  previous: readonly Use[],
  {kind, name}: CollectedEntry,
): Use[] {
  if (kind === 'constant' && previous.some(({line}) => new RegExp(`\\b${name}\\b`).test(line))) {
    return [];
  }
  const wholeStatements = found.filter(({line}) => line.isWhole);
  // A part of a statement is better than nothing.
  const candidates =
    wholeStatements.length > 0 || previous.length > 0 ? wholeStatements : [...found];
  const known = new Set(previous.map(({line}) => line));
  const byLine = new Map<string, Use>();
  // Sorting is stable, so equally good lines stay in page order.
  for (const {page, anchor, line} of candidates.sort(byPageAndQuality)) {
    const {path, route, frontMatter} = page;
    if (!known.has(line.text) && !byLine.has(line.text)) {
      byLine.set(line.text, {path, title: frontMatter.title ?? route, anchor, line: line.text});
    }
  }
  return [...byLine.values()].slice(0, maxLines);
}

function byPageAndQuality(a: FoundUse, b: FoundUse): number {
  return (
    rankOf(a.page.frontMatter.kind) - rankOf(b.page.frontMatter.kind) ||
    b.line.quality - a.line.quality
  );
}

function rankOf(kind: PageKind = 'page'): number {
  return kind === 'notes' ? Infinity : ranks[kind];
}
