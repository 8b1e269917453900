import type {Grammar} from 'prismjs';

/** Statement and class-body keywords; `get`, `set`, `query`, `orderBy` and `event` only after `function`. */
const keywords = [
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
];

const types = [
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
];

/** QodlyScript for Prism. Source of the tokens: the language's own pages (basics). */
export const qodlyScriptGrammar: Grammar = {
  comment: [
    {pattern: /\/\*[\s\S]*?\*\//, greedy: true},
    {pattern: /\/\/.*/, greedy: true},
  ],
  string: {pattern: /"(?:\\[\s\S]|[^"\\])*"/, greedy: true},
  // `!2023-01-21!` and `?12:00:00?`
  date: {pattern: /!\d{4}-\d{2}-\d{2}!/, alias: 'number'},
  time: {pattern: /\?\d{1,2}:\d{2}:\d{2}\?/, alias: 'number'},
  // After a colon or `new` a type is meant, never the command of the same name.
  type: {
    pattern: new RegExp(String.raw`(:\s*)(?:(?:4D|cs)(?:\.\w+)+|(?:${types.join('|')})\b)`, 'i'),
    lookbehind: true,
    alias: 'class-name',
  },
  'class-name': /\b(?:4D|cs)(?:\.\w+)+(?=\.new\b)|\b(?:4D|cs)\b/,
  accessor: {
    pattern: /(\bfunction\s+)(?:get|set|query|orderBy|event\s+restrict)\b/,
    lookbehind: true,
    alias: 'keyword',
  },
  keyword: new RegExp(String.raw`(?<![.\w])(?:${keywords.join('|')})\b`),
  boolean: /(?<![.\w])(?:true|false|null)\b/,
  constant: /(?<![.\w])k[A-Z]\w*/,
  parameter: {pattern: /\$\{|\$\w+/, alias: 'variable'},
  method: {pattern: /(\.)\w+(?=\s*\()/, lookbehind: true, alias: 'function'},
  function: /\b[A-Za-z_]\w*(?=\s*\()/,
  property: {pattern: /(\.)[A-Za-z_]\w*/, lookbehind: true},
  number: /\b0x[\da-f]+\b|\b\d+(?:\.\d+)?\b/i,
  operator: /\^\||\?\?|\?\+|\?-|<<|>>|[<>=!+\-*/:]=|->|\*[+|]|&&|\|\||[+\-*/\\%^<>&|=?:]/,
  punctuation: /[()[\]{},.;]/,
};
