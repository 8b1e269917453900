import {createToken, Lexer, type IToken, type TokenType} from 'chevrotain';
import {keywords as keywordList, type Keyword} from '../words';
import type {Position} from './syntax';

/** The tokens of QodlyScript. Source: the pages in language/basics. */

function token(name: string, pattern: RegExp | string, label = `"${pattern}"`): TokenType {
  return createToken({name, pattern, label});
}

type CustomPattern = (text: string, start: number) => [string] | null;

/** Wraps the pattern in a function, because Chevrotain drops the flag that `\p{…}` needs. */
function unicode(pattern: RegExp): CustomPattern {
  const sticky = new RegExp(pattern.source, 'uy');
  return (text, start) => {
    sticky.lastIndex = start;
    return sticky.test(text) ? [text.slice(start, sticky.lastIndex)] : null;
  };
}

const plainWord = /\w*/y;

/**
 * Returns the end of an ASCII word; undefined if a dollar sign or another letter may continue it. Most
 * names are such words, for which Unicode patterns are slow.
 */
function endOfPlainWord(text: string, start: number): number | undefined {
  plainWord.lastIndex = start;
  plainWord.test(text);
  const next = text.charAt(plainWord.lastIndex);
  return next === '$' || next > '\x7f' ? undefined : plainWord.lastIndex;
}

const anyName = unicode(/[\p{L}_][\p{L}\p{N}_]*/u);

const matchName: CustomPattern = (text, start) => {
  const end = endOfPlainWord(text, start);
  const isPlain = end !== undefined && end > start && text.charAt(start) > '9';
  return isPlain ? [text.slice(start, end)] : anyName(text, start);
};

const anyDollarName = unicode(/[\p{L}\p{N}_]*\$[\p{L}_$][\p{L}\p{N}_$]*/u);

const matchDollarName: CustomPattern = (text, start) =>
  endOfPlainWord(text, start) === undefined ? anyDollarName(text, start) : null;

/**
 * Characters that can begin a name. If all custom patterns have such hints, the lexer only tries tokens
 * that can begin with the character; it groups characters above 255 in blocks of 255.
 */
const nameStarts: (string | number)[] = [
  ...Array.from({length: 256}, (_, code) => String.fromCharCode(code)).filter((character) =>
    /[\p{L}_]/u.test(character),
  ),
  ...Array.from({length: 257}, (_, block) => (block + 1) * 255 + 1).filter((code) => code < 65_536),
];

/** A name or keyword after a period, or as an object key. */
export const Word = createToken({name: 'Word', pattern: Lexer.NA, label: 'a name'});

/** `employee`, `été`, `_total`; letters are Unicode letters. */
export const Name = createToken({
  name: 'Name',
  pattern: matchName,
  categories: [Word],
  label: 'a name',
  line_breaks: false,
  start_chars_hint: nameStarts,
});

/** A property name can also begin with, or contain, a dollar sign: `$key`. */
const DollarName = createToken({
  name: 'DollarName',
  pattern: matchDollarName,
  categories: [Word],
  label: 'a name',
  line_breaks: false,
  start_chars_hint: [...nameStarts, ...'$0123456789'],
});

/** Reserved words, which only members can have as names. */
export const keywords = Object.fromEntries(
  keywordList.map((word) => [
    word,
    createToken({
      name: `${word}Keyword`,
      pattern: word,
      longer_alt: Name,
      categories: [Word],
      label: `"${word}"`,
    }),
  ]),
) as Record<Keyword, TokenType>;

/** The keywords that can precede `function` or `constructor`. */
export const modifiers = [
  keywords.exposed,
  keywords.onHttpGet,
  keywords.shared,
  keywords.singleton,
];

/** The keywords that can begin a class function. */
export const functionWords = [keywords.constructor, keywords.function, ...modifiers];

/** The end of a line ends a statement. */
export const LineEnd = createToken({
  name: 'LineEnd',
  pattern: /\r?\n/,
  label: 'the end of the line',
  line_breaks: true,
});

export const Text = token('Text', /"(?:\\[^\r\n]|[^"\\\r\n])*"/, 'a string');
export const DateLiteral = token('DateLiteral', /!\d{2,4}-\d{2}-\d{2}!/, 'a date');
export const TimeLiteral = token('TimeLiteral', /\?\d{1,2}:\d{2}:\d{2}\?/, 'a time');
export const NumberLiteral = token('NumberLiteral', /\d+(?:\.\d+)?/, 'a number');
/** The store of the built-in classes, the only name that begins with a digit. */
export const FourD = createToken({name: 'FourD', pattern: /4D\b/, label: '4D'});
/** An argument to a formula or a method, such as `$1`, or its result, `$0`. */
export const Argument = token('Argument', /\$\d+/, 'an argument such as $1');

export const ArgumentOpen = token('ArgumentOpen', '${');
export const OpenParenthesis = token('OpenParenthesis', '(');
export const CloseParenthesis = token('CloseParenthesis', ')');
export const OpenBracket = token('OpenBracket', '[');
export const CloseBracket = token('CloseBracket', ']');
export const OpenBrace = token('OpenBrace', '{');
export const CloseBrace = token('CloseBrace', '}');
export const Comma = token('Comma', ',');
export const Ellipsis = token('Ellipsis', '...');
export const Point = token('Point', '.');
export const Colon = token('Colon', ':');
export const Question = token('Question', '?');
export const Arrow = token('Arrow', '->');

/** `=`, and `:=`, which is allowed only on a `property` line. */
export const Equal = token('Equal', '=');
export const Initial = token('Initial', ':=');
export const CompoundAssignment = token('CompoundAssignment', /[+\-*/]=/, '"+="');

export const Operator = createToken({name: 'Operator', pattern: Lexer.NA, label: 'an operator'});
function operator(name: string, pattern: RegExp | string): TokenType {
  return createToken({name, pattern, label: 'an operator', categories: [Operator]});
}
export const Minus = operator('Minus', '-');
export const Star = operator('Star', '*');
const otherOperators = operator(
  'OtherOperator',
  /\^\||\?\?|\?\+|\?-|<<|>>|<=|>=|==|!=|&&|\|\||\*\+|\*\||[+/\\%^<>&|]/,
);

const Blank = createToken({name: 'Blank', pattern: /[ \t\u00a0]+/, group: Lexer.SKIPPED});
const LineComment = createToken({name: 'LineComment', pattern: /\/\/[^\r\n]*/, group: 'comments'});
/** A backslash at the end of a line joins the next line to it. */
const Continuation = createToken({
  name: 'Continuation',
  pattern: /\\[ \t]*(?:\/\/[^\r\n]*)?\r?\n/,
  line_breaks: true,
  group: Lexer.SKIPPED,
});
const BlockComment = createToken({
  name: 'BlockComment',
  pattern: matchBlockComment,
  line_breaks: true,
  start_chars_hint: ['/'],
  group: Lexer.SKIPPED,
});

/** End positions of the scanned comments, by start; undefined for unclosed ones. */
let scanned = {text: '', ends: new Map<number, number | undefined>()};

/** Block comments nest: `/* outer /* inner *\/ outer *\/`. */
function matchBlockComment(text: string, start: number): [string] | null {
  if (!text.startsWith('/*', start)) {
    return null;
  }
  if (scanned.text !== text) {
    scanned = {text, ends: new Map()};
  }
  const {ends} = scanned;
  if (!ends.has(start)) {
    scanComment(text, start, ends);
  }
  const end = ends.get(start);
  return end === undefined ? null : [text.slice(start, end)];
}

/** Scans nested comments in a single pass, so that many unclosed comments don't slow down the lexer. */
function scanComment(text: string, start: number, ends: Map<number, number | undefined>): void {
  const open: number[] = [];
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith('/*', at)) {
      open.push(at);
      at += 1;
    } else if (text.startsWith('*/', at)) {
      ends.set(open.pop() ?? start, at + 2);
      at += 1;
      if (open.length === 0) {
        return;
      }
    }
  }
  open.forEach((item) => ends.set(item, undefined));
}

/** In matching order: longer tokens precede their own prefixes. */
export const tokens: TokenType[] = [
  Blank,
  LineComment,
  BlockComment,
  Continuation,
  LineEnd,
  Text,
  DateLiteral,
  TimeLiteral,
  FourD,
  NumberLiteral,
  Argument,
  ArgumentOpen,
  ...Object.values(keywords).sort((a, b) => b.name.length - a.name.length),
  DollarName,
  Name,
  Ellipsis,
  Arrow,
  Initial,
  CompoundAssignment,
  otherOperators,
  Minus,
  Star,
  Equal,
  OpenParenthesis,
  CloseParenthesis,
  OpenBracket,
  CloseBracket,
  OpenBrace,
  CloseBrace,
  Comma,
  Point,
  Colon,
  Question,
  Word,
  Operator,
];

/** Returns true if the second token follows the first without a gap. */
export function areAdjacent(first: IToken | undefined, second: IToken | undefined): boolean {
  return first?.endOffset !== undefined && first.endOffset + 1 === second?.startOffset;
}

export function positionOf({startLine: line = 1, startColumn: column = 1}: IToken): Position {
  return {line, column};
}
