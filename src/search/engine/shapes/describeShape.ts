import {withArticle} from '../../../language/commonType';
import type {ShapeQuery, WantedValue} from './parseShape';

/** More types than these are summarized by their common beginning. */
const mostNamed = 2;

/** Returns a sentence for a query by type: `Functions that take a collection and give a number.` */
export function describeShape(
  {takes, gives}: ShapeQuery,
  labels: ReadonlyMap<string, string>,
): string {
  const parts = [...describeSide('take', takes, labels), ...describeSide('give', gives, labels)];
  return parts.length > 0
    ? `Functions that ${parts.join(' and ')}.`
    : 'Type an input type, an arrow, and a result type, for example text -> date.';
}

/** Returns the message for a query by type without results. */
export function describeMissing(query: ShapeQuery, labels: ReadonlyMap<string, string>): string {
  return `This version documents no ${describeShape(query, labels).replace(/^F/, 'f')}`;
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
  return types.length > mostNamed
    ? `something that begins with “${written}”`
    : types.map((type) => withArticle(labels.get(type) ?? type)).join(' or ');
}
