/** A query by type: `string, string -> collection`. */
export interface ShapeQuery {
  /** Parameters. Undefined if the query doesn't specify any: `-> picture`; empty for `() -> date`. */
  takes?: WantedValue[];
  /** Results. Undefined if the query doesn't specify any: `picture ->`. */
  gives?: WantedValue[];
}

export interface WantedValue {
  /** The reader's spelling. */
  written: string;
  /** The types it may mean, in lower case; several for the beginning of a name. */
  types: string[];
}

const arrow = /->|=>|→|⇒/;

/** More values than any function has; more would take too long to match. */
const mostValues = 6;

/** Names for the types among readers and in other languages. */
const otherWords = new Map(
  Object.entries({
    string: 'text str char varchar',
    integer: 'int long longint int32 int64',
    number: 'real float double decimal numeric num',
    boolean: 'bool',
    picture: 'image img photo',
    collection: 'array list vector',
    object: 'dict dictionary map record struct json',
    function: 'formula callback lambda func method',
    any: 'mixed variant value expression variable unknown *',
    blob: 'bytes binary buffer',
    entityselection: 'selection',
  }).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
);

/** Returns whether the query contains an arrow, as queries by type do. */
export function hasArrow(query: string): boolean {
  return arrow.test(query);
}

/**
 * Parses a query by type. Values between several arrows are parameters: `string -> string -> collection`.
 *
 * @param known the types of the version, in lower case
 * @returns the words that aren't types of the version, if there are any
 */
export function parseShape(
  query: string,
  known: readonly string[],
): {query: ShapeQuery} | {unknown: string[]} {
  const sides = query.split(arrow).map((side) => side.trim());
  const gives = readSide(sides.at(-1) ?? '', known);
  const taken = sides.slice(0, -1).map((side) => readSide(side, known));
  const takes = taken.every((side) => side === undefined)
    ? undefined
    : taken.flatMap((side) => side ?? []);
  const unknown = [...(takes ?? []), ...(gives ?? [])].filter(({types}) => types.length === 0);
  if (unknown.length > 0) {
    return {unknown: unknown.map(({written}) => written)};
  }
  return {
    query: {
      ...(takes && {takes: takes.slice(0, mostValues)}),
      ...(gives && {gives: gives.slice(0, mostValues)}),
    },
  };
}

function readSide(side: string, known: readonly string[]): WantedValue[] | undefined {
  if (side === '') {
    return undefined;
  }
  const bare = side.replace(/^\((.*?)\)?$/s, '$1');
  if (/^(?:\s*|void|nothing|none)$/i.test(bare)) {
    return [];
  }
  return bare
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((written) => ({
      written,
      types: [...new Set(withoutName(written).flatMap((word) => typesOf(word, known)))],
    }));
}

/** in: `find : string`, `string | blob`; out: `string`; `string`, `blob` */
function withoutName(written: string): string[] {
  return written
    .replace(/^[\w$]+\s*:/, '')
    .split(/\||\bor\b/)
    .map((word) => word.trim());
}

/** Returns the type of this name, or else those that begin with it. */
function typesOf(word: string, known: readonly string[]): string[] {
  const lower = word.toLowerCase();
  const name = known.includes(lower) ? lower : lower.replace(/^(?:4d|cs)\.(?:\w+\.)*/, '');
  const meant = otherWords.get(name) ?? name;
  if (known.includes(meant)) {
    return [meant];
  }
  const begun = (candidate: string) => name !== '' && candidate.startsWith(name);
  return [
    ...new Set([
      ...known.filter(begun),
      ...[...otherWords].filter(([other]) => begun(other)).map(([, type]) => type),
    ]),
  ].filter((type) => known.includes(type));
}
