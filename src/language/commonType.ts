import {splitTypes} from './types';

/** What signatures and tables call by several names, by the name that readers know best. */
const otherNames: Record<string, string> = {
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
  // A class by its name alone would be taken for the basic type.
  '4d.blob': '4D.Blob',
};

/** Says that there is no value. */
const noType = /^(?:|-|void)$/;

/**
 * The types in a cell or a signature, each by one name, without repetitions; none for `void`.
 *
 * in:  `Text`, `string, blob`, `4D.Folder`, `cs.Qodly.Users`, `4D.Blob`, `integer variable`
 * out: `string`; `string`, `blob`; `Folder`; `Users`; `4D.Blob`; `integer`
 */
export function commonTypes(cell: string): string[] {
  return [...new Set(splitTypes(cell).map(commonType))].filter((type) => !noType.test(type));
}

function commonType(written: string): string {
  const lower = written.toLowerCase();
  const own = otherNames[lower];
  if (own !== undefined) {
    return own;
  }
  const path = /^(?:4D|cs)\.(?:\w+\.)*(\w+)$/i.exec(written);
  return path?.[1] ?? (/^[A-Z]{2,}\w*[a-z]/.test(written) ? written : lower);
}

/** The type of a class' objects: `Folder`; `collection` and `4D.Blob` are called otherwise than their class. */
export function typeOfClass(name: string): string {
  return name === 'Collection' ? 'collection' : commonType(`4D.${name}`);
}

/** in: `Folder`, `integer`, `HTTPRequest`; out: `a Folder`, `an integer`, `an HTTPRequest` */
export function withArticle(type: string): string {
  if (type === 'null') {
    return type;
  }
  if (type === 'any') {
    return 'a value of any type';
  }
  return `${/^(?:[aeio]|HTTP|IMAP|SMTP)/i.test(type) ? 'an' : 'a'} ${type}`;
}
