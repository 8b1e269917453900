import {keywords as keywordList, type Keyword} from '../words';
import type {Position} from './syntax';

/** The tokens of QodlyScript. Source: the pages in language/basics. */

export interface TokenType {
  /** Its name in messages. */
  label: string;
  /** A type that such tokens also have: `Word` or `Operator`. */
  category?: TokenType;
}

export interface Token {
  type: TokenType;
  text: string;
  at: Position;
  /** Offsets in the source: of the first character, and of the one after the last. */
  start: number;
  end: number;
}

/** A name or keyword after a period, or as an object key. */
export const Word: TokenType = {label: 'a name'};

/** `employee`, `été`, `_total`; letters are Unicode letters. */
export const Name: TokenType = {label: 'a name', category: Word};

/** A property name can also begin with, or contain, a dollar sign: `$key`. */
export const DollarName: TokenType = {label: 'a name', category: Word};

/** Reserved words, which only members can have as names. */
export const keywords = Object.fromEntries(
  keywordList.map((word) => [word, {label: `"${word}"`, category: Word}]),
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
export const LineEnd: TokenType = {label: 'the end of the line'};
export const EndOfFile: TokenType = {label: 'the end of the code'};

export const Text: TokenType = {label: 'a string'};
export const DateLiteral: TokenType = {label: 'a date'};
export const TimeLiteral: TokenType = {label: 'a time'};
export const NumberLiteral: TokenType = {label: 'a number'};
/** The store of the built-in classes, the only name that begins with a digit. */
export const FourD: TokenType = {label: '4D'};
/** An argument to a formula or a method, such as `$1`, or its result, `$0`. */
export const Argument: TokenType = {label: 'an argument such as $1'};

export const ArgumentOpen: TokenType = {label: '"${"'};
export const OpenParenthesis: TokenType = {label: '"("'};
export const CloseParenthesis: TokenType = {label: '")"'};
export const OpenBracket: TokenType = {label: '"["'};
export const CloseBracket: TokenType = {label: '"]"'};
export const OpenBrace: TokenType = {label: '"{"'};
export const CloseBrace: TokenType = {label: '"}"'};
export const Comma: TokenType = {label: '","'};
export const Ellipsis: TokenType = {label: '"..."'};
export const Point: TokenType = {label: '"."'};
export const Colon: TokenType = {label: '":"'};
export const Question: TokenType = {label: '"?"'};
export const Arrow: TokenType = {label: '"->"'};

/** `=`, and `:=`, which is allowed only on a `property` line. */
export const Equal: TokenType = {label: '"="'};
export const Initial: TokenType = {label: '":="'};
export const CompoundAssignment: TokenType = {label: '"+="'};

export const Operator: TokenType = {label: 'an operator'};
export const Minus: TokenType = {label: 'an operator', category: Operator};
export const Star: TokenType = {label: 'an operator', category: Operator};
export const OtherOperator: TokenType = {label: 'an operator', category: Operator};

export function matches({type}: Token, wanted: TokenType): boolean {
  return type === wanted || type.category === wanted;
}

/** Returns true if the second token follows the first without a gap. */
export function areAdjacent(first: Token | undefined, second: Token | undefined): boolean {
  return first !== undefined && first.end === second?.start;
}
