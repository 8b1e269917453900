import type {NameRow} from '../../reference/shared/names';
import {similarNames} from '../../reference/shared/similarNames';
import {fold} from '../shared/tokenize';
import {isHead, type Hit, type HitKind, type SearchDocument} from '../shared/types';
import {countBits, editDistance, letterBits} from './editDistance';
import type {LoadedIndex} from './loadIndex';
import {otherNames} from './synonyms';

/** One name of a document; the owner is the class's key. */
export interface Name extends Pick<SearchDocument, 'id' | 'kind' | 'owner'> {
  /** The name as written, without parentheses: `replaceString`, `orderBy`, `$filter`. */
  name: string;
}

/** A query parsed as a name. */
interface ParsedName {
  key: string;
  name: string;
  owner?: string;
  /** The kinds with this notation. */
  kinds: HitKind[];
  /** True if the query names the kind: `entity class`. */
  isCertain: boolean;
}

/** The order of homonyms if nothing else decides. */
const kindOrder: HitKind[] = ['command', 'class', 'endpoint', 'member', 'component'];

/** Words that readers use for kinds. A map, because `constructor`, which every object has, is also a word. */
const kindWords = new Map<string, HitKind[]>([
  ['command', ['command']],
  ['class', ['class']],
  ['function', ['member', 'command']],
  ['method', ['member', 'command']],
  ['property', ['member']],
  ['parameter', ['endpoint']],
  ['component', ['component']],
]);

/** Normalizes variations in names and titles: case, spaces, hyphens, underscores. */
export function nameKey(name: string): string {
  return fold(name).replace(/[\s_-]+/g, '');
}

/** Collects all names: the documented names and the page titles. */
export function collectNames(documents: readonly SearchDocument[]): Map<string, Name[]> {
  const names = new Map<string, Name[]>();
  const add = (key: string, name: Name) => {
    if (key !== '' && !names.get(key)?.some(({id}) => id === name.id)) {
      names.set(key, [...(names.get(key) ?? []), name]);
    }
  };
  for (const {id, kind, title, sectionRoute, names: ownNames = [], owner} of documents) {
    for (const name of ownNames) {
      add(nameKey(name), {id, kind, name, ...(owner !== undefined && {owner: nameKey(owner)})});
      if (name.startsWith('$')) {
        add(nameKey(name.slice(1)), {id, kind, name});
      }
    }
    if (isHead({sectionRoute})) {
      add(nameKey(title), {id, kind, name: title});
    }
  }
  return names;
}

/**
 * Returns the ids of the documents that the whole query names, best first: `replace string`,
 * `orderBy()`, `$filter`, `entitySelection.orderBy(`, `4D.File`, `entity class`.
 */
export function findNames(query: string, names: ReadonlyMap<string, Name[]>): number[] {
  for (const parsedName of parseNames(query)) {
    const found = (names.get(parsedName.key) ?? []).filter(
      (name) => !parsedName.isCertain || parsedName.kinds.includes(name.kind),
    );
    if (found.length > 0) {
      return idsByRank(found, parsedName);
    }
  }
  return [];
}

/** Returns the ids of the Qodly equivalents of another platform's name. */
export function findOtherNames(query: string, names: ReadonlyMap<string, Name[]>): number[] {
  return (otherNames.get(nameKey(query)) ?? []).flatMap((name) =>
    findNames(name, names).slice(0, 1),
  );
}

/** Matches long names that are off by a letter or two; short names would be confused with others. */
export function findSimilarNames(query: string, names: ReadonlyMap<string, Name[]>): number[] {
  const [parsedName] = parseNames(query);
  const key = parsedName?.key ?? '';
  const limit = key.length < 5 ? 0 : key.length < 9 ? 1 : 2;
  if (!parsedName || limit === 0) {
    return [];
  }
  const letters = letterBits(key);
  const similar = [...names.entries()].flatMap(([candidate, entries]) => {
    const isCandidate =
      Math.abs(candidate.length - key.length) <= limit &&
      countBits(letters & ~letterBits(candidate)) <= limit;
    const distance = isCandidate ? editDistance(key, candidate, limit) : limit + 1;
    return distance > limit ? [] : entries.map((name) => ({name, distance}));
  });
  const least = Math.min(...similar.map(({distance}) => distance));
  const closest = similar.filter(({distance}) => distance === least).map(({name}) => name);
  return idsByRank(closest, parsedName);
}

function idsByRank(names: readonly Name[], parsedName: ParsedName): number[] {
  return [...names]
    .sort((a, b) => rankName(b, parsedName) - rankName(a, parsedName))
    .map(({id}) => id);
}

function rankName({name, kind, owner}: Name, parsedName: ParsedName): number {
  const order = kindOrder.indexOf(kind);
  return (
    (parsedName.owner !== undefined && owner === parsedName.owner ? 100 : 0) +
    (parsedName.kinds.includes(kind) ? 50 : 0) +
    (name === parsedName.name ? 1.5 : 0) -
    (order < 0 ? kindOrder.length : order)
  );
}

/** Returns the ways to parse the query as a name, the simplest first. */
function parseNames(query: string): ParsedName[] {
  const text = query.trim().replace(/^["'`]+|["'`;,]+$/g, '');
  const call = /\s*\([^)]*\)?$/.exec(text);
  const bareName = call ? text.slice(0, call.index) : text;
  const path = /^(?:(4D|cs|ds)\.)?(?:(.*)\.)?([^.\s]+)$/i.exec(bareName);
  const [, store, owner, last] = path ?? [];
  const parsed: ParsedName[] = [];
  const add = (name: string, kinds: HitKind[], overrides: Partial<ParsedName> = {}) =>
    parsed.push({key: nameKey(name), name, kinds, isCertain: false, ...overrides});
  if (last !== undefined && owner !== undefined) {
    const ownerKey = nameKey(owner.split('.').at(-1) ?? '');
    add(last, ['member'], {owner: ownerKey, isCertain: true});
  } else if (last !== undefined && store !== undefined) {
    add(last, ['class']);
  }
  add(bareName, call ? ['command', 'member'] : bareName.startsWith('$') ? ['endpoint'] : []);
  const words = bareName.split(/\s+/);
  for (const [word, rest] of [
    [words.at(-1), words.slice(0, -1)],
    [words[0], words.slice(1)],
  ] as const) {
    const kinds = kindWords.get(word?.toLowerCase() ?? '');
    if (kinds && rest.length > 0) {
      add(rest.join(' '), kinds, {isCertain: true});
    }
  }
  return parsed;
}

/** Returns the documented names most similar to a query without results, as on the `searchAPI` page. */
export function findNearest(query: string, {documents, names}: LoadedIndex, limit: number): Hit[] {
  const allNames = [...names.values()].flat();
  const rows = (isWanted: (name: Name) => boolean): NameRow[] =>
    allNames
      .filter(isWanted)
      .map(({id, name, owner}) => [owner === undefined ? name : `${owner}.${name}`, `${id}`, 1]);
  const found = similarNames(
    query.split('.').slice(-2),
    {
      commands: rows(({kind}) => kind !== 'class' && kind !== 'member'),
      classes: rows(({kind}) => kind === 'class'),
      members: rows(({kind}) => kind === 'member'),
      constants: [],
    },
    limit,
  );
  const ids = new Set(found.map(([, id]) => Number(id)));
  return [...ids].flatMap((id) => {
    const document = documents[id];
    return document ? [{document, score: 0, terms: [], ownTerms: []}] : [];
  });
}
