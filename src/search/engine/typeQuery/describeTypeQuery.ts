import {withArticle} from 'qodlyscript/reference';
import type {TypeQuery, WantedValue} from './parseTypeQuery';

/** More types than this are summarized by their common prefix. */
const maxNamedTypes = 2;

/** Returns a sentence describing a query by type: `Functions that take a collection and return a number.` */
export function describeTypeQuery(
  {inputs, outputs}: TypeQuery,
  labels: ReadonlyMap<string, string>,
): string {
  const parts = [
    ...describeSide('take', inputs, labels),
    ...describeSide('return', outputs, labels),
  ];
  return parts.length > 0
    ? `Functions that ${parts.join(' and ')}.`
    : 'Type an input type, an arrow, and a result type, for example text -> date.';
}

/** Returns the message for a query by type that has no results. */
export function describeMissing(query: TypeQuery, labels: ReadonlyMap<string, string>): string {
  return `This version documents no ${describeTypeQuery(query, labels).replace(/^F/, 'f')}`;
}

function describeSide(
  verb: string,
  values: readonly WantedValue[] | undefined,
  labels: ReadonlyMap<string, string>,
): string[] {
  if (!values) {
    return [];
  }
  const names = values.map((value) => describeValue(value, labels));
  const last = names.at(-1) ?? 'nothing';
  const before = names.slice(0, -1).join(', ');
  return [`${verb} ${before === '' ? last : `${before} and ${last}`}`];
}

function describeValue({written, types}: WantedValue, labels: ReadonlyMap<string, string>): string {
  return types.length > maxNamedTypes
    ? `something that begins with “${written}”`
    : types.map((type) => withArticle(labels.get(type) ?? type)).join(' or ');
}
