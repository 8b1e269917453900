/** Type names that a signature or a parameter table can use. */
import {valueTypes} from './words';

/** Lowercase names of the built-in types, as written after `:` in a signature. */
const builtInTypes = new Set<string>([
  ...valueTypes,
  'any',
  'expression',
  'null',
  'undefined',
  'variable',
  'void',
]);

/** A hint for writers that lists the valid types. */
export const typesHint = `Write one of ${[...builtInTypes].sort().join(', ')}, \`4D.Class\`, or \`cs.Class\``;

/** Descriptions that parameter tables use in place of a type. */
const descriptions = new Set([
  '-',
  'any valid expression',
  'entity selection',
  'integer variable',
  'numeric',
  'shared collection',
  'shared object',
]);

const classType = /^(?:4D|cs)(?:\.[A-Za-z_]\w*)+$/;

/** Classes that signatures name without the `4D.` prefix. */
const bareClasses = new Set(['TCPConnection']);

/** Returns true for a type that signatures and tables can use. Built-in types are case-insensitive. */
export function isKnownType(name: string): boolean {
  const lower = name.trim().toLowerCase();
  return (
    builtInTypes.has(lower) ||
    descriptions.has(lower) ||
    classType.test(name.trim()) ||
    bareClasses.has(name.trim())
  );
}

/**
 * Splits a type cell into its alternatives.
 *
 * in:  `string, integer`, `object or collection`, `object (4D.Formula)`
 * out: `['string', 'integer']`, `['object', 'collection']`, `['object', '4D.Formula']`
 */
export function splitTypes(cell: string): string[] {
  return cell
    .replace(/\(([^)]*)\)/g, ', $1')
    .split(/,|\bor\b|\|/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
