import type {Code} from 'mdast';
import {type ParseResult, type Precedence, parse} from 'qodlyscript';
import {memoizeBy} from '../cache/memoize';

/** Parses a `qs` sample, once for all callers and for all pages that contain it. */
export function parseSample({value}: Code, precedence: Precedence): ParseResult {
  return parsers[precedence](value);
}

const parseByLevel = memoizeBy(String, (source: string) => parse(source, 'byLevel'));

const parsers = {
  byLevel: parseByLevel,
  leftToRight: memoizeBy(String, (source: string) => {
    const result = parseByLevel(source);
    return result.hasChains ? parse(source, 'leftToRight') : result;
  }),
};

interface SplitSource {
  /** The source without comments, and with all strings emptied. */
  code: string;
  /** The comments with their delimiters. */
  comments: string[];
}

/**
 * Separates the code of a QodlyScript source from its strings and comments, even if it doesn't parse.
 *
 * in:  `size = length("a // b") // 6`
 * out: `size = length("")`, `['// 6']`
 */
export function splitComments(source: string): SplitSource {
  const comments: string[] = [];
  const code = source.replace(/"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[\s\S]*?\*\//g, (text) => {
    if (text.startsWith('"')) {
      return '""';
    }
    comments.push(text);
    return '';
  });
  return {code, comments};
}

/** Display names for the sample languages, by the word after the fence. */
export const sampleLanguages: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  qs: 'QodlyScript',
  sql: 'SQL',
  // Plain text needs no language name.
  text: '',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};
