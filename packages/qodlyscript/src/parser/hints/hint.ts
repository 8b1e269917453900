import type {IToken, TokenType} from 'chevrotain';
import * as t from '../tokens';

/** The tokens and rules at the position where parsing stopped. */
export interface ErrorContext {
  token: IToken;
  previous: IToken | undefined;
  /** The text of the previous token; empty at the start of the source. */
  previousText: string;
  next: IToken | undefined;
  /** The token that the grammar expected, as the problem words it. */
  expected: string;
  /** The grammar rules being parsed, innermost last. */
  rules: string[];
  /** All tokens in the source. */
  source: readonly IToken[];
  isInBlock: boolean;
}

/** Returns the hint for an error, or a falsy value if the hint doesn't apply. */
export type Hint = (context: ErrorContext) => string | false | undefined;

export function is(token: IToken | undefined, ...types: TokenType[]): token is IToken {
  return token !== undefined && types.includes(token.tokenType);
}

export function isOf(token: IToken | undefined, category: TokenType): boolean {
  return (
    token?.tokenType === category || (token?.tokenType.CATEGORIES?.includes(category) ?? false)
  );
}

export function tokenBefore(
  token: IToken | undefined,
  source: readonly IToken[],
): IToken | undefined {
  return token && source[source.indexOf(token) - 1];
}

/** Returns true if the token is the first on its line. */
export function isFirst(token: IToken | undefined, source: readonly IToken[]): boolean {
  const previous = tokenBefore(token, source);
  return previous === undefined || is(previous, t.LineEnd);
}
