import type {PageKind} from '../../config/pageKinds';
import type {Page} from '../page';
import {referenceOf} from '../reference/collectReference';
import type {CollectedEntry} from '../reference/entry';
import {remember} from '../remember';
import type {Site, Version} from '../site';
import {useKey, usesOnPage, type PageUse} from './usesOnPage';

/** A line of another page that uses what a section documents. */
export interface Use {
  /** Path of that page below its version's folder. */
  path: string;
  title: string;
  /** Heading on that page; empty for its top. */
  anchor: string;
  line: string;
}

/** Lines that a name gets at most. */
const most = 4;

/** The first show names in the course of a task; the reference shows them next to others. */
const kindsInOrder: readonly PageKind[] = [
  'guide',
  'page',
  'studio',
  'component',
  'endpoint',
  'cloud',
  'concept',
  'class',
  'command',
];

/** The lines that a page shows, by the anchor of the section that they end; empty for the page itself. */
export type ShownUses = ReadonlyMap<string, readonly Use[]>;

/**
 * Where samples of other pages use the commands, members, and constants of the version, by the route of
 * the page that documents them. Pages without a use are left out.
 */
export function usesOf(site: Site, version: Version): ReadonlyMap<string, ShownUses> {
  return usesIn(site)(version);
}

const usesIn = remember((site: Site) => remember((version: Version) => collectUses(site, version)));

type FoundUse = PageUse & {page: Page};

function collectUses(site: Site, version: Version): Map<string, ShownUses> {
  const found = findUses(site, version);
  const shown = new Map<string, Map<string, Use[]>>();
  for (const entry of namesBeforeConstants(referenceOf(version))) {
    const {route, anchor = ''} = entry;
    const before = shown.get(route)?.get(anchor) ?? [];
    const chosen = chooseUses(found.get(useKey(entry)) ?? [], before, entry);
    if (chosen.length > 0) {
      const sections = shown.get(route) ?? new Map<string, Use[]>();
      shown.set(route, sections.set(anchor, [...before, ...chosen]));
    }
  }
  return shown;
}

/** All uses of each entry, in the order of pages. */
function findUses(site: Site, version: Version): Map<string, FoundUse[]> {
  const found = new Map<string, FoundUse[]>();
  for (const page of version.pages.filter(({frontMatter}) => rankOf(frontMatter.kind) >= 0)) {
    for (const use of usesOnPage(page, site, version)) {
      found.set(use.of, [...(found.get(use.of) ?? []), {...use, page}]);
    }
  }
  return found;
}

/** The lines of a command may already show the constants that it takes. */
function namesBeforeConstants(entries: readonly CollectedEntry[]): CollectedEntry[] {
  return [
    ...entries.filter(({kind}) => kind !== 'constant'),
    ...entries.filter(({kind}) => kind === 'constant'),
  ];
}

/** The lines of the best pages; none that the section already has. */
function chooseUses(
  found: readonly FoundUse[],
  before: readonly Use[],
  {kind, name}: CollectedEntry,
): Use[] {
  if (kind === 'constant' && before.some(({line}) => new RegExp(`\\b${name}\\b`).test(line))) {
    return [];
  }
  const whole = found.filter(({line}) => line.isWhole);
  // A part of a statement is better than nothing.
  const candidates = whole.length > 0 || before.length > 0 ? whole : [...found];
  const known = new Set(before.map(({line}) => line));
  const byLine = new Map<string, Use>();
  // Sorting keeps the order of pages where nothing makes one better.
  for (const {page, anchor, line} of candidates.sort(byPageAndQuality)) {
    const {path, route, frontMatter} = page;
    if (!known.has(line.text) && !byLine.has(line.text)) {
      byLine.set(line.text, {path, title: frontMatter.title ?? route, anchor, line: line.text});
    }
  }
  return [...byLine.values()].slice(0, most);
}

function byPageAndQuality(one: FoundUse, other: FoundUse): number {
  return (
    rankOf(one.page.frontMatter.kind) - rankOf(other.page.frontMatter.kind) ||
    other.line.quality - one.line.quality
  );
}

/** Negative for release notes, whose samples show what has changed. */
function rankOf(kind: PageKind | undefined): number {
  return kindsInOrder.indexOf(kind ?? 'page');
}
