import type {PageKind} from '../../config/pageKinds';
import {precedenceOf} from '../introduced';
import {memoize} from '../memoize';
import {readSections} from '../headings';
import {nodesOf} from '../nodes';
import type {Page} from '../page';
import {parseSample} from '../parsedSample';
import {referenceOf} from '../reference/collectReference';
import type {CollectedEntry} from '../reference/entry';
import {sampleNamesOf} from '../sampleNames';
import type {Site, Version} from '../site';
import {usageLine, type UsageLine} from './usageLine';

/** A line in a sample that uses a name documented on another page. */
export interface Use {
  /** The page with the sample. */
  page: Page;
  /** The heading above the sample; empty at the top of the page. */
  anchor: string;
  line: UsageLine;
}

/** Maximum number of lines per name. */
const maxLines = 4;

/**
 * The kinds of pages whose samples count, best first: guides show names in real tasks, unlike reference
 * pages. The samples in release notes show changes.
 */
const kinds: readonly PageKind[] = [
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

/**
 * Returns the lines in other pages' samples that use the version's commands, members, and constants, by
 * the route of the documenting page.
 */
export function usesOf(site: Site, version: Version): ReadonlyMap<string, readonly Use[]> {
  return usesIn(site)(version);
}

const usesIn = memoize((site: Site) => memoize((version: Version) => collectUses(site, version)));

function collectUses(site: Site, version: Version): Map<string, Use[]> {
  const found = new Map<CollectedEntry, Use[]>();
  for (const kind of kinds) {
    const pages = version.pages.filter(({frontMatter}) => (frontMatter.kind ?? 'page') === kind);
    const uses = pages.flatMap((page) => [...usesOnPage(page, site, version)]);
    // Sorting is stable, so equally good lines stay in the order of their pages.
    for (const [entry, use] of uses.sort(([, a], [, b]) => b.line.quality - a.line.quality)) {
      found.set(entry, [...(found.get(entry) ?? []), use]);
    }
  }
  const byRoute = new Map<string, Use[]>();
  for (const entry of referenceOf(version)) {
    const uses = withoutRepetitions(found.get(entry) ?? []).slice(0, maxLines);
    if (uses.length > 0) {
      byRoute.set(entry.route, withoutRepetitions([...(byRoute.get(entry.route) ?? []), ...uses]));
    }
  }
  return byRoute;
}

function withoutRepetitions(uses: readonly Use[]): Use[] {
  const texts = uses.map(({line}) => line.text);
  return uses.filter(({line}, index) => texts.indexOf(line.text) === index);
}

/** Returns each name from another page that the page's samples use, with its best or first line. */
function usesOnPage(page: Page, site: Site, version: Version): Map<CollectedEntry, Use> {
  const best = new Map<CollectedEntry, Use>();
  if (page.syntaxError) {
    return best;
  }
  const names = sampleNamesOf(page, site, version);
  const wrong = page.samples.filter(({mark}) => mark === 'wrong').map(({code}) => code);
  for (const {heading, blocks} of readSections(page.tree)) {
    for (const code of blocks.flatMap((block) => nodesOf(block, 'code'))) {
      for (const name of wrong.includes(code) ? [] : (names.get(code) ?? [])) {
        const {isIntentional} = parseSample(code, precedenceOf(version.label));
        const {kind, route} = name.entry;
        const line = usageLine(code.value, name.at.line);
        const isOther = kind !== 'class' && route !== page.route && !isIntentional(name);
        if (line && isOther && line.quality > (best.get(name.entry)?.line.quality ?? -1)) {
          best.set(name.entry, {page, anchor: heading?.anchor ?? '', line});
        }
      }
    }
  }
  return best;
}
