import {keywords, valueTypes} from './words';

/**
 * QodlyScript grammar for Prism. Source: the pages in language/basics. The flag `g` says `greedy` to the
 * Prism of `prism-code-editor`.
 */
export const qodlyScriptGrammar = {
  comment: [
    {pattern: /\/\*[\s\S]*?\*\//g, greedy: true},
    {pattern: /\/\/.*/g, greedy: true},
  ],
  string: {pattern: /"(?:\\[\s\S]|[^"\\])*"/g, greedy: true},
  // `!2023-01-21!` and `?12:00:00?`
  date: {pattern: /!\d{4}-\d{2}-\d{2}!/, alias: 'number'},
  time: {pattern: /\?\d{1,2}:\d{2}:\d{2}\?/, alias: 'number'},
  // After a colon, the name of a type is a type, even if a command has the same name.
  type: {
    pattern: new RegExp(
      String.raw`(:\s*)(?:(?:4D|cs)(?:\.\w+)+|(?:${valueTypes.join('|')})\b)`,
      'i',
    ),
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
