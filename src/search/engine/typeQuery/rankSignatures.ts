import type {TypeSignature, SignatureValue} from '../../../content/reference/typeSignatures';
import type {Hit, HitKind, SearchDocument} from '../../shared/types';
import type {KnownSignature, TypeQuery, WantedValue} from './parseTypeQuery';

/** Costs of differences from the wanted signature; 0 is an exact match. */
const costs = {
  /** A wanted parameter with a completely different type. */
  argument: 2,
  /** A wanted result with a completely different type; results matter more. */
  result: 2.5,
  /** An additional required parameter. */
  required: 1.2,
  /** An additional object, the method's owner. */
  owner: 2,
  optional: 0.2,
  outOfOrder: 0.15,
  extraResult: 0.2,
};

/** A signature that costs more is a different function. */
const maxCost = 2;

const kindOrder: HitKind[] = ['command', 'member'];

/** Returns the documents for functions with a similar signature, best first, each with its best form. */
export function rankSignatures(
  query: TypeQuery,
  signatures: readonly KnownSignature[],
  documents: readonly SearchDocument[],
  limit: number,
): Hit[] {
  const best = new Map<number, {cost: number; signature: TypeSignature}>();
  for (const signature of signatures) {
    const cost = costOf(query, signature);
    if (cost <= maxCost && cost < (best.get(signature.id)?.cost ?? Infinity)) {
      best.set(signature.id, {cost, signature});
    }
  }
  return [...best]
    .flatMap(([id, {cost, signature}]) => {
      const document = documents[id];
      return document ? [{document, cost, signature}] : [];
    })
    .sort(
      (a, b) =>
        a.cost - b.cost ||
        kindOrder.indexOf(a.document.kind) - kindOrder.indexOf(b.document.kind) ||
        a.signature.inputs.length - b.signature.inputs.length,
    )
    .slice(0, limit)
    .map(({document, cost, signature}) => ({
      document: {...document, signature: signature.text},
      score: Math.round(1000 / (1 + cost)) / 1000,
      terms: [],
      ownTerms: [],
    }));
}

/** Returns the cost of the signature; Infinity if it lacks a wanted value. */
function costOf({inputs, outputs}: TypeQuery, signature: TypeSignature): number {
  if (outputs?.length === 0 && signature.outputs.length > 0) {
    return Infinity;
  }
  return (
    (inputs ? match(inputs, signature.inputs, costs.argument, extraInputCost) : 0) +
    (outputs ? match(outputs, signature.outputs, costs.result, () => costs.extraResult) : 0)
  );
}

function extraInputCost({isOptional, isOwner}: SignatureValue): number {
  return isOptional ? costs.optional : isOwner ? costs.owner : costs.required;
}

/**
 * Returns the lowest cost of assigning one of the function's values to each wanted value.
 *
 * @param mismatch cost of a completely different type
 * @param extraCost returns the cost of a value that isn't wanted
 */
function match(
  wanted: readonly WantedValue[],
  values: readonly SignatureValue[],
  mismatch: number,
  extraCost: (value: SignatureValue) => number,
): number {
  if (wanted.length > values.length) {
    return Infinity;
  }
  const assign = (index: number, used: readonly number[]): number => {
    const next = wanted[index];
    if (!next) {
      return values.reduce((sum, value, i) => sum + (used.includes(i) ? 0 : extraCost(value)), 0);
    }
    let lowest = Infinity;
    values.forEach((value, i) => {
      const similarity = used.includes(i) ? 0 : similarityOf(next, value);
      if (similarity > 0) {
        const cost = (1 - similarity) * mismatch + (i < (used.at(-1) ?? -1) ? costs.outOfOrder : 0);
        lowest = Math.min(lowest, cost + assign(index + 1, [...used, i]));
      }
    });
    return lowest;
  };
  return assign(0, []);
}

function similarityOf(wanted: WantedValue, value: SignatureValue): number {
  return Math.max(
    0,
    ...wanted.types.flatMap((type) =>
      value.types.map((valueType) => typeSimilarity(type, valueType.toLowerCase())),
    ),
  );
}

/** Basic types; all others are classes, whose instances are objects. */
const basicTypes = new Set(
  'any blob boolean collection date integer null number object picture string time undefined'.split(
    ' ',
  ),
);

const similarTypes: Record<string, number> = {
  // An integer works where a number is wanted, and vice versa.
  'number integer': 0.8,
  'integer number': 0.7,
  'blob 4d.blob': 0.9,
  '4d.blob blob': 0.9,
};

/**
 * Returns how well a type in a signature matches the wanted one, from 0 to 1; both are in lowercase.
 * `any` matches all types; a reader who wants `any` might accept a specific type.
 */
function typeSimilarity(wanted: string, type: string): number {
  if (wanted === type) {
    return 1;
  }
  if (type === 'any') {
    return 0.5;
  }
  if (wanted === 'any') {
    return 0.3;
  }
  const similarity = similarTypes[`${wanted} ${type}`];
  if (similarity !== undefined) {
    return similarity;
  }
  const isClass = (name: string) => !basicTypes.has(name);
  const isObject = (wanted === 'object' && isClass(type)) || (type === 'object' && isClass(wanted));
  return isObject ? 0.4 : 0;
}
