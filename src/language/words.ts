/** The words of QodlyScript that mean the same everywhere. Source: the language's own pages (basics). */

/**
 * Keywords of statements and class bodies. `get`, `set`, `query`, `orderBy` and `event` are none:
 * they mean something behind `function` only, and `session` in front of `singleton` only.
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

/** The types that a variable, a parameter or a property can be declared with; their case does not matter. */
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
