import type {Hit, HitKind, SearchDocument} from '../../shared/types';
import type {ShapeQuery, WantedValue} from './parseShape';
import type {KnownShape, KnownShapes, KnownValue} from './readShapes';
import {typeLikeness} from './typeLikeness';

/** What differs from the wanted shape, by how much it counts; 0 is the shape itself. */
const costs = {
  /** A wanted argument of another type, that is as unlike as can be. */
  argument: 2,
  /** The same of a result: what comes back matters more. */
  result: 2.5,
  /** One type among several. */
  alternative: 0.1,
  /** The reader would have to have something else too. */
  required: 1.2,
  /** Or an object, whose method it is. */
  owner: 2,
  optional: 0.2,
  /** An argument, where the query says nothing of them. */
  unasked: 0.1,
  otherOrder: 0.15,
  otherResult: 0.2,
  throughParameter: 0.1,
  property: 0.1,
};

/** What differs more is another function. */
const mostCost = 2;

const kindOrder: HitKind[] = ['command', 'member'];

/** The documents with functions of the wanted shape, the likest first; each with the form that it is. */
export function rankShapes(
  query: ShapeQuery,
  {shapes}: KnownShapes,
  documents: readonly SearchDocument[],
  limit: number,
): Hit[] {
  const best = new Map<number, {cost: number; shape: KnownShape}>();
  for (const shape of shapes) {
    const cost = costOf(query, shape);
    if (cost <= mostCost && cost < (best.get(shape.id)?.cost ?? Infinity)) {
      best.set(shape.id, {cost, shape});
    }
  }
  return [...best]
    .flatMap(([id, {cost, shape}]) => {
      const document = documents[id];
      return document ? [{document, cost, shape}] : [];
    })
    .sort(
      (a, b) =>
        a.cost - b.cost ||
        kindOrder.indexOf(a.document.kind) - kindOrder.indexOf(b.document.kind) ||
        a.shape.takes.length - b.shape.takes.length ||
        a.document.id - b.document.id,
    )
    .slice(0, limit)
    .map(({document, cost, shape}) => ({
      document: {...document, signature: shape.text},
      score: Math.round(1000 / (1 + cost)) / 1000,
      terms: [],
      ownTerms: [],
    }));
}

/** Infinity when it lacks something that is wanted. */
function costOf({takes, gives}: ShapeQuery, shape: KnownShape): number {
  const isProperty = !shape.text.includes('(') && shape.text.startsWith('.');
  return (
    (takes ? matchArguments(takes, shape.takes) : shape.takes.length * costs.unasked) +
    (gives ? matchResults(gives, shape.gives) : 0) +
    (isProperty ? costs.property : 0)
  );
}

function matchArguments(wanted: readonly WantedValue[], values: readonly KnownValue[]): number {
  return match(wanted, values, {
    unlike: costs.argument,
    other: ({isOptional, isOwner}) =>
      isOptional ? costs.optional : isOwner ? costs.owner : costs.required,
    taken: () => 0,
  });
}

function matchResults(wanted: readonly WantedValue[], values: readonly KnownValue[]): number {
  if (wanted.length === 0 && values.length > 0) {
    return Infinity;
  }
  return match(wanted, values, {
    unlike: costs.result,
    other: () => costs.otherResult,
    taken: ({isParameter}) => (isParameter ? costs.throughParameter : 0),
  });
}

interface Weights {
  /** Of a value of another type. */
  unlike: number;
  /** Of a value that is not wanted. */
  other: (value: KnownValue) => number;
  /** Of one that is. */
  taken: (value: KnownValue) => number;
}

/** The least cost of giving each wanted value one of the function's own. */
function match(
  wanted: readonly WantedValue[],
  values: readonly KnownValue[],
  {unlike, other, taken}: Weights,
): number {
  if (wanted.length > values.length) {
    return Infinity;
  }
  const place = (index: number, used: readonly number[]): number => {
    const next = wanted[index];
    if (!next) {
      return values.reduce((sum, value, i) => sum + (used.includes(i) ? 0 : other(value)), 0);
    }
    let least = Infinity;
    values.forEach((value, i) => {
      const likeness = used.includes(i) ? 0 : likenessOf(next, value);
      if (likeness > 0) {
        const cost =
          (1 - likeness) * unlike +
          taken(value) +
          (value.types.length > 1 ? costs.alternative : 0) +
          (i < (used.at(-1) ?? -1) ? costs.otherOrder : 0);
        least = Math.min(least, cost + place(index + 1, [...used, i]));
      }
    });
    return least;
  };
  return place(0, []);
}

function likenessOf(wanted: WantedValue, value: KnownValue): number {
  return Math.max(
    0,
    ...wanted.types.flatMap((type) => value.types.map((own) => typeLikeness(type, own))),
  );
}
