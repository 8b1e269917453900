import {lookUp} from './lookUp';
import {splitTypes} from './types';

/** Maps the various names that signatures and tables use for a type to its common name. */
const commonNames: Record<string, string> = {
  text: 'string',
  real: 'number',
  numeric: 'number',
  'integer variable': 'integer',
  variant: 'any',
  expression: 'any',
  variable: 'any',
  'any valid expression': 'any',
  'entity selection': 'EntitySelection',
  'shared collection': 'collection',
  'shared object': 'object',
  // Without `4D.`, the class would look like the basic type.
  '4d.blob': '4D.Blob',
};

/** Matches cells that mean "no value". */
const noType = /^(?:|-|void)$/;

/**
 * Lists the distinct types in a cell or a signature by their common names; empty for `void`.
 *
 * in:  `Text`, `string, blob`, `4D.Folder`, `cs.Qodly.Users`, `4D.Blob`, `integer variable`
 * out: `string`; `string`, `blob`; `Folder`; `Users`; `4D.Blob`; `integer`
 */
export function commonTypes(cell: string): string[] {
  return [...new Set(splitTypes(cell).map(commonType))].filter((type) => !noType.test(type));
}

function commonType(written: string): string {
  const lower = written.toLowerCase();
  const common = lookUp(commonNames, lower);
  if (common !== undefined) {
    return common;
  }
  const path = /^(?:4D|cs)\.(?:\w+\.)*(\w+)$/i.exec(written);
  return path?.[1] ?? (/^[A-Z]{2,}\w*[a-z]/.test(written) ? written : lower);
}

/** Returns the type of a class's objects: usually its name, but `collection` and `4D.Blob` differ. */
export function typeOfClass(name: string): string {
  return name === 'Collection' ? 'collection' : commonType(`4D.${name}`);
}

/** in: `Folder`, `integer`, `HTTPRequest`; out: `a Folder`, `an integer`, `an HTTPRequest` */
export function withArticle(type: string): string {
  if (type === 'null' || type === 'undefined') {
    return type;
  }
  if (type === 'any') {
    return 'a value of any type';
  }
  return `${/^(?:[aeio]|HTTP|IMAP|SMTP)/i.test(type) ? 'an' : 'a'} ${type}`;
}
