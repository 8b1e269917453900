import {valueTypes} from './words';

/** Lowercase names of the built-in types, as written after `:` in a signature. */
export const builtInTypes: ReadonlySet<string> = new Set<string>([
  ...valueTypes,
  'any',
  'expression',
  'null',
  'undefined',
  'variable',
  'void',
]);

const classType = /^(?:4D|cs)(?:\.[A-Za-z_]\w*)+$/;

/** Classes that signatures name without the `4D.` prefix. */
const bareClasses = new Set(['TCPConnection']);

/** Returns true for a type that code and signatures can use. Built-in types are case-insensitive. */
export function isKnownType(name: string): boolean {
  return (
    builtInTypes.has(name.trim().toLowerCase()) ||
    classType.test(name.trim()) ||
    bareClasses.has(name.trim())
  );
}

/** in: `integer`, `Folder`, `HTTPRequest`, `null`; out: `an integer`, `a Folder`, `an HTTPRequest`, `null` */
export function withArticle(type: string): string {
  switch (type) {
    case 'null':
    case 'undefined':
      return type;
    case 'any':
      return 'a value of any type';
    case 'this':
      return '"this"';
    default:
      return `${/^(?:[aeio]|HTTP|IMAP|SMTP)/i.test(type) ? 'an' : 'a'} ${type.replace(/^ds\./, 'dataclass ')}`;
  }
}
