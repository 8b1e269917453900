import * as t from '../tokens';
import type {Token, TokenType} from '../tokens';

/** The tokens and rules at the position where parsing stopped. */
export interface ErrorContext {
  token: Token;
  previous: Token | undefined;
  /** The text of the previous token; empty at the start of the source. */
  previousText: string;
  next: Token | undefined;
  /** The token that the grammar expected, as the problem words it. */
  expected: string;
  /** The grammar rules being parsed, innermost last. */
  rules: readonly string[];
  /** All tokens in the source. */
  source: readonly Token[];
  isInBlock: boolean;
}

/** Returns the hint for an error, or a falsy value if the hint doesn't apply. */
export type Hint = (context: ErrorContext) => string | false | undefined;

export function is(token: Token | undefined, ...types: TokenType[]): token is Token {
  return token !== undefined && types.includes(token.type);
}

export function isOf(token: Token | undefined, category: TokenType): boolean {
  return token !== undefined && t.matches(token, category);
}

export function tokenBefore(token: Token | undefined, source: readonly Token[]): Token | undefined {
  return token && source[source.indexOf(token) - 1];
}

/** Returns true if the token is the first on its line. */
export function isFirst(token: Token | undefined, source: readonly Token[]): boolean {
  const previous = tokenBefore(token, source);
  return previous === undefined || is(previous, t.LineEnd);
}
