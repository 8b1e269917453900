import type {Comment, Position} from './syntax';
import * as t from './tokens';

const punctuation = new Map<string, t.TokenType>([
  ['${', t.ArgumentOpen],
  ['(', t.OpenParenthesis],
  [')', t.CloseParenthesis],
  ['[', t.OpenBracket],
  [']', t.CloseBracket],
  ['{', t.OpenBrace],
  ['}', t.CloseBrace],
  [',', t.Comma],
  ['...', t.Ellipsis],
  ['.', t.Point],
  [':', t.Colon],
  ['?', t.Question],
  ['->', t.Arrow],
  ['=', t.Equal],
  [':=', t.Initial],
  ['+=', t.CompoundAssignment],
  ['-=', t.CompoundAssignment],
  ['*=', t.CompoundAssignment],
  ['/=', t.CompoundAssignment],
  ['-', t.Minus],
  ['*', t.Star],
]);

const words = new Map<string, t.TokenType>(Object.entries(t.keywords));

function wordType(text: string): t.TokenType {
  return words.get(text) ?? (text.includes('$') ? t.DollarName : t.Name);
}

/** The type of a token, or what is no token. */
type Kind = t.TokenType | 'blank' | 'comment' | ((text: string) => t.TokenType);

/** In matching order: longer tokens precede their own prefixes. */
const kinds: [kind: Kind, pattern: RegExp][] = [
  // A backslash at the end of a line joins the next line to it.
  ['blank', /[ \t\u00a0]+|\\[ \t]*(?:\/\/[^\r\n]*)?\r?\n/],
  // Most words are ASCII, for which the pattern with Unicode letters is slow.
  [wordType, /[A-Za-z_]\w*(?![\w$]|[^\0-\x7f])/],
  [t.LineEnd, /\r?\n/],
  ['comment', /\/\/[^\r\n]*/],
  [t.Text, /"(?:\\[^\r\n]|[^"\\\r\n])*"/],
  [t.DateLiteral, /!\d{2,4}-\d{2}-\d{2}!/],
  [t.TimeLiteral, /\?\d{1,2}:\d{2}:\d{2}\?/],
  [t.FourD, /4D\b/],
  [t.NumberLiteral, /\d+(?:\.\d+)?/],
  [t.Argument, /\$\d+/],
  [wordType, /[\p{L}\p{N}_]*\$[\p{L}_$][\p{L}\p{N}_$]*|[\p{L}_][\p{L}\p{N}_]*/u],
  [
    (text) => punctuation.get(text) ?? t.OtherOperator,
    /\.{3}|->|\$\{|[:+\-*/]=|\^\||\?[?+-]|<<|>>|[<>=!]=|&&|\|\||\*[+|]|[-+*/\\%^<>&|=()[\]{},.:?]/,
  ],
];

const pattern = new RegExp(kinds.map(([, {source}]) => `(${source})`).join('|'), 'uy');

/** A character that can't begin a token. */
export interface InvalidCharacter {
  offset: number;
  at: Position;
}

interface Tokens {
  /** Ends with `EndOfFile`. */
  tokens: t.Token[];
  comments: Comment[];
  /** The character at which tokenizing stopped. */
  invalid?: InvalidCharacter;
}

/** Splits source code into its tokens. */
export function tokenize(source: string): Tokens {
  const tokens: t.Token[] = [];
  const comments: Comment[] = [];
  const commentEnds = new Map<number, number | undefined>();
  let [start, line, lineStart] = [0, 1, 0];
  while (start < source.length) {
    const at = {line, column: start - lineStart + 1};
    pattern.lastIndex = start;
    const match = pattern.exec(source);
    if (!match) {
      return {tokens, comments, invalid: {offset: start, at}};
    }
    const [text] = match;
    const kind = kinds[match.indexOf(text, 1) - 1]?.[0] ?? 'blank';
    const commentEnd = text === '/' ? endOfComment(source, start, commentEnds) : undefined;
    const end = commentEnd ?? start + text.length;
    if (kind === 'comment') {
      comments.push({text: text.slice('//'.length).trim(), at});
    } else if (kind !== 'blank' && commentEnd === undefined) {
      const type = typeof kind === 'function' ? kind(text) : kind;
      tokens.push({type, text, at, start, end});
    }
    if (kind === 'blank' || kind === t.LineEnd || commentEnd !== undefined) {
      const lines = source.slice(start, end).split('\n');
      line += lines.length - 1;
      lineStart = lines.length > 1 ? end - (lines.at(-1)?.length ?? 0) : lineStart;
    }
    start = end;
  }
  const at = {line, column: start - lineStart + 1};
  tokens.push({type: t.EndOfFile, text: '', at, start, end: start});
  return {tokens, comments};
}

/**
 * Returns the end of a block comment, or undefined if none that is closed begins here. Comments nest:
 * `/* outer /* inner *\/ outer *\/`.
 *
 * @param ends those of the comments scanned before, by start, so that many unclosed ones take linear time
 */
function endOfComment(
  source: string,
  start: number,
  ends: Map<number, number | undefined>,
): number | undefined {
  if (source.startsWith('/*', start) && !ends.has(start)) {
    scanComment(source, start, ends);
  }
  return ends.get(start);
}

function scanComment(source: string, start: number, ends: Map<number, number | undefined>): void {
  const open: number[] = [];
  for (let at = start; at < source.length; at += 1) {
    if (source.startsWith('/*', at)) {
      open.push(at);
      at += 1;
    } else if (source.startsWith('*/', at)) {
      ends.set(open.pop() ?? start, at + 2);
      at += 1;
      if (open.length === 0) {
        return;
      }
    }
  }
  open.forEach((item) => ends.set(item, undefined));
}
