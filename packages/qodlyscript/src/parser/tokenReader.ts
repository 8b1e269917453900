import * as t from './tokens';
import type {Token, TokenType} from './tokens';

/** Thrown at the first token that doesn't fit the grammar. */
export class SyntaxMismatch extends Error {
  constructor(
    readonly token: Token,
    /** Describes the expected token. */
    readonly expected: string,
    /** The names of the rules being parsed, innermost last. */
    readonly rules: readonly string[],
  ) {
    super(`expected ${expected}`);
  }
}

/** Reads the tokens of a file from the first to the last. */
export abstract class TokenReader {
  private position = 0;
  private readonly rules: string[] = [];

  /** @param tokens end with `EndOfFile` */
  constructor(private readonly tokens: readonly Token[]) {}

  /** Returns the next token, or one at a distance from it. */
  protected peek(distance = 0): Token {
    const index = Math.min(this.position + distance, this.tokens.length - 1);
    return this.tokens[index] as Token;
  }

  protected isNext(...types: readonly TokenType[]): boolean {
    const next = this.peek();
    return types.some((type) => t.matches(next, type));
  }

  /** @throws SyntaxMismatch */
  protected take(type: TokenType): Token {
    return this.takeIf(type) ?? this.fail(type.label);
  }

  protected takeIf(...types: readonly TokenType[]): Token | undefined {
    if (!this.isNext(...types)) {
      return undefined;
    }
    this.position += 1;
    return this.peek(-1);
  }

  /** Reads items that are separated by commas. */
  protected takeList(takeItem: () => void): void {
    do {
      takeItem();
    } while (this.takeIf(t.Comma));
  }

  /** @throws SyntaxMismatch */
  protected fail(expected: string): never {
    throw new SyntaxMismatch(this.peek(), expected, [...this.rules]);
  }

  /** Parses what a rule of the grammar describes. */
  protected rule<Result>(name: string, parse: () => Result): Result {
    this.rules.push(name);
    const result = parse();
    this.rules.pop();
    return result;
  }
}
