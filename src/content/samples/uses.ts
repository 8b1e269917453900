import type {PageKind} from '../../config/pageKinds';
import {memoize} from '../cache/memoize';
import {nodesOf} from '../page/nodes';
import type {Page} from '../page/page';
import {referenceOf} from '../reference/collectReference';
import type {CollectedEntry} from '../reference/entry';
import type {Site, Version} from '../site/site';
import {precedenceOf} from '../site/versionOrder';
import {parseSample} from './sampleCode';
import {sampleNamesOf} from './sampleNames';

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
  for (const {heading, blocks} of page.sections) {
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

/** A statement in a sample that uses a name, as other pages display it. */
export interface UsageLine {
  text: string;
  /** A rating of how well it shows the use; higher is better. */
  quality: number;
}

/** Longer lines wrap more than once on the page. */
const maxLength = 90;

/**
 * Returns the statement around a line in a sample, joined into one line; undefined if it would be too long.
 *
 * in:  `session.setPrivileges( \` and below it `{roles: "Staff"})`
 * out: `session.setPrivileges({roles: "Staff"})`
 *
 * @param line one-based
 */
export function usageLine(code: string, line: number): UsageLine | undefined {
  const lines = code.split('\n').map((item) => item.trim().replace(/\s+/g, ' '));
  let first = line - 1;
  while (isContinued(lines[first - 1])) {
    first--;
  }
  let last = line - 1;
  while (isContinued(lines[last])) {
    last++;
  }
  const text = join(lines.slice(first, last + 1));
  return text.length <= maxLength ? {text, quality: qualityOf(text)} : undefined;
}

function isContinued(line: string | undefined): boolean {
  return line?.endsWith('\\') ?? false;
}

function join(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/\s*\\$/, ''))
    .reduce(
      (text, line) => text + (/[([{]$/.test(text) || /^[.)\]}]/.test(line) ? '' : ' ') + line,
    );
}

/** Ranks statements from a bare call without arguments (worst) to a result in a comment (best). */
function qualityOf(text: string): number {
  const [code = '', comment] = text.split(' // ');
  const isMoreThanCall = / = |^return |\(.*[^)]\)/.test(code);
  return (comment === undefined ? 0 : 2) + (isMoreThanCall ? 1 : 0);
}
