/** The reserved words of QodlyScript. Source: the pages in language/basics. */

/**
 * Keywords in statements and class bodies. `get`, `set`, `query`, `orderBy`, and `event` are not
 * reserved: they are special only after `function`, as `session` is before `singleton`.
 */
export const keywords = [
  'break',
  'catch',
  'constructor',
  'continue',
  'declare',
  'else',
  'end',
  'exposed',
  'extends',
  'for',
  'forEach',
  'function',
  'if',
  'onHttpGet',
  'property',
  'repeat',
  'return',
  'shared',
  'singleton',
  'super',
  'switch',
  'this',
  'try',
  'until',
  'use',
  'var',
  'while',
] as const;

export type Keyword = (typeof keywords)[number];

/** Case-insensitive types for declaring variables, parameters, and properties. */
export const valueTypes = [
  'blob',
  'boolean',
  'collection',
  'date',
  'integer',
  'number',
  'object',
  'picture',
  'real',
  'string',
  'text',
  'time',
  'variant',
] as const;
