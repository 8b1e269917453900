import type {TypeSignature} from '../../../content/reference/typeSignatures';

/** The parameters and results of one form of a documented name, and the id of its document. */
export interface KnownSignature extends TypeSignature {
  id: number;
}

/** A query by type: `string, string -> collection`. */
export interface TypeQuery {
  /** Parameters. Undefined if the query doesn't specify any: `-> picture`; empty for `() -> date`. */
  inputs?: WantedValue[];
  /** Results. Undefined if the query doesn't specify any: `picture ->`. */
  outputs?: WantedValue[];
}

export interface WantedValue {
  /** As the reader typed it. */
  written: string;
  /** The types it could mean, in lowercase; more than one if it's only the beginning of a name. */
  types: string[];
}

const arrowPattern = /->|=>|→|⇒/;

/** Maximum number of values in a query: no function has more, and matching them would take too long. */
const maxValues = 6;

/** Names that readers and other languages use for the types. */
const typeAliases = new Map(
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
  return arrowPattern.test(query);
}

/**
 * Parses a query by type. Values before the last arrow are parameters: `string -> string -> collection`.
 *
 * @param signatures the version's
 * @returns the query, or the words that aren't types in the version, if there are any
 */
export function parseTypeQuery(
  query: string,
  signatures: readonly KnownSignature[],
): {query: TypeQuery} | {unknown: string[]} {
  const values = signatures.flatMap(({inputs, outputs}) => [...inputs, ...outputs]);
  const types = values.flatMap((value) => value.types.map((type) => type.toLowerCase()));
  const known = [...new Set(types)];
  const sides = query.split(arrowPattern).map((side) => side.trim());
  const outputs = readSide(sides.at(-1) ?? '', known);
  const inputSides = sides.slice(0, -1).map((side) => readSide(side, known));
  const inputs = inputSides.every((side) => side === undefined)
    ? undefined
    : inputSides.flatMap((side) => side ?? []);
  const unknown = [...(inputs ?? []), ...(outputs ?? [])].filter(({types}) => types.length === 0);
  if (unknown.length > 0) {
    return {unknown: unknown.map(({written}) => written)};
  }
  return {
    query: {
      ...(inputs && {inputs: inputs.slice(0, maxValues)}),
      ...(outputs && {outputs: outputs.slice(0, maxValues)}),
    },
  };
}

function readSide(side: string, known: readonly string[]): WantedValue[] | undefined {
  if (side === '') {
    return undefined;
  }
  const values = side.replace(/^\((.*?)\)?$/s, '$1');
  if (/^(?:\s*|void|nothing|none)$/i.test(values)) {
    return [];
  }
  return values
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

/** Returns the type with this name, or else the types that begin with it. */
function typesOf(word: string, known: readonly string[]): string[] {
  const lower = word.toLowerCase();
  const name = known.includes(lower) ? lower : lower.replace(/^(?:4d|cs)\.(?:\w+\.)*/, '');
  const typeName = typeAliases.get(name) ?? name;
  if (known.includes(typeName)) {
    return [typeName];
  }
  const beginsWithName = (candidate: string) => name !== '' && candidate.startsWith(name);
  return [
    ...new Set([
      ...known.filter(beginsWithName),
      ...[...typeAliases].filter(([other]) => beginsWithName(other)).map(([, type]) => type),
    ]),
  ].filter((type) => known.includes(type));
}
