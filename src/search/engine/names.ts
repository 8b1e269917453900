import type {HitKind, SearchDocument} from '../shared/types';
import {isHead} from '../shared/isHead';
import {fold} from '../shared/tokenize';
import {countBits, editDistance, letterBits} from './editDistance';
import {otherNames} from './synonyms';

/** One name of a document; the owner is the key of the class. */
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

/** Readers' words for the kinds. A map, because `constructor`, which every object has, is also a word. */
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

/** Collects all names: the documented names, and pages by their titles. */
export function collectNames(documents: readonly SearchDocument[]): Map<string, Name[]> {
  const names = new Map<string, Name[]>();
  const add = (key: string, name: Name) => {
    if (key !== '' && !names.get(key)?.some(({id}) => id === name.id)) {
      names.set(key, [...(names.get(key) ?? []), name]);
    }
  };
  for (const {id, kind, title, sectionRoute, names: own = [], owner} of documents) {
    for (const name of own) {
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
  for (const written of parseNames(query)) {
    const found = (names.get(written.key) ?? []).filter(
      (name) => !written.isCertain || written.kinds.includes(name.kind),
    );
    if (found.length > 0) {
      return found
        .map((name, position) => ({name, position, rank: rankName(name, written)}))
        .sort((a, b) => b.rank - a.rank || a.position - b.position)
        .map(({name}) => name.id);
    }
  }
  return [];
}

/** Returns the ids of the local equivalents of another platform's name. */
export function findOtherNames(query: string, names: ReadonlyMap<string, Name[]>): number[] {
  return (otherNames.get(nameKey(query)) ?? []).flatMap((name) =>
    findNames(name, names).slice(0, 1),
  );
}

/** Matches long names with a letter or two wrong; short names would be confused with others. */
export function findSimilarNames(query: string, names: ReadonlyMap<string, Name[]>): number[] {
  const [written] = parseNames(query);
  const key = written?.key ?? '';
  const limit = key.length < 5 ? 0 : key.length < 9 ? 1 : 2;
  if (!written || limit === 0) {
    return [];
  }
  const letters = letterBits(key);
  const similar = [...names.entries()].flatMap(([candidate, entries]) => {
    const isNear =
      Math.abs(candidate.length - key.length) <= limit &&
      countBits(letters & ~letterBits(candidate)) <= limit;
    const distance = isNear ? editDistance(key, candidate, limit) : limit + 1;
    return distance > limit ? [] : entries.map((name) => ({name, distance}));
  });
  const least = Math.min(...similar.map(({distance}) => distance));
  return similar
    .filter(({distance}) => distance === least)
    .map(({name}) => name)
    .sort((a, b) => rankName(b, written) - rankName(a, written))
    .map(({id}) => id);
}

function rankName({name, kind, owner}: Name, written: ParsedName): number {
  const order = kindOrder.indexOf(kind);
  return (
    (written.owner !== undefined && owner === written.owner ? 100 : 0) +
    (written.kinds.includes(kind) ? 50 : 0) +
    (name === written.name ? 1.5 : 0) -
    (order < 0 ? kindOrder.length : order)
  );
}

/** Returns the ways to parse the query as a name, the simplest first. */
function parseNames(query: string): ParsedName[] {
  const text = query.trim().replace(/^["'`]+|["'`;,]+$/g, '');
  const call = /\s*\([^)]*\)?$/.exec(text);
  const bare = call ? text.slice(0, call.index) : text;
  const path = /^(?:(4D|cs|ds)\.)?(?:(.*)\.)?([^.\s]+)$/i.exec(bare);
  const [, store, owner, last] = path ?? [];
  const parsed: ParsedName[] = [];
  const add = (name: string, kinds: HitKind[], more: Partial<ParsedName> = {}) =>
    parsed.push({key: nameKey(name), name, kinds, isCertain: false, ...more});
  if (last !== undefined && owner !== undefined) {
    const ownerKey = nameKey(owner.split('.').at(-1) ?? '');
    add(last, ['member'], {owner: ownerKey, isCertain: true});
  } else if (last !== undefined && store !== undefined) {
    add(last, ['class']);
  }
  add(bare, call ? ['command', 'member'] : bare.startsWith('$') ? ['endpoint'] : []);
  const words = bare.split(/\s+/);
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
