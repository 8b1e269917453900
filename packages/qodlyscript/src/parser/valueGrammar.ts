import type {SourceProblem} from './problems';
import type {Expression, Identifier} from './syntax';
import type {Report} from './syntaxRules';
import {TokenReader} from './tokenReader';
import * as t from './tokens';
import type {Token, TokenType} from './tokens';

const literalKinds = new Map<TokenType, 'number' | 'string' | 'date' | 'time'>([
  [t.NumberLiteral, 'number'],
  [t.Text, 'string'],
  [t.DateLiteral, 'date'],
  [t.TimeLiteral, 'time'],
]);

/** The tokens that a value can begin with. */
export const valueStarts: readonly TokenType[] = [
  ...literalKinds.keys(),
  t.Name,
  t.keywords.this,
  t.keywords.super,
  t.FourD,
  t.Argument,
  t.ArgumentOpen,
  t.OpenBrace,
  t.OpenBracket,
  t.OpenParenthesis,
  t.keywords.try,
];

/** What can begin an expression. */
export const expressionStarts = [t.Minus, ...valueStarts];

/** The grammar of values: literals, names, and expressions in parentheses. */
export abstract class ValueGrammar extends TokenReader {
  /** Problems that don't stop the parser. */
  readonly problems: SourceProblem[] = [];

  protected readonly report: Report = (at, found, hint) => this.problems.push({at, found, hint});

  protected identifier({text, at}: Token): Identifier {
    return {name: text, at};
  }

  /** Implemented by `ExpressionGrammar`: parentheses and literals contain expressions. */
  protected abstract expression(): Expression;

  protected value(): Expression {
    return this.rule('value', (): Expression => {
      const {type, at} = this.peek();
      const literal = literalKinds.get(type);
      if (literal) {
        return {kind: literal, text: this.take(type).text, at};
      }
      switch (type) {
        case t.OpenBrace:
          return this.objectLiteral();
        case t.OpenBracket:
          return this.collectionLiteral();
        case t.OpenParenthesis:
          return {kind: 'group', expression: this.inParentheses(), at};
        case t.Argument:
        case t.ArgumentOpen:
          return this.argument();
      }
      const {text} = this.take(type);
      switch (type) {
        case t.keywords.this:
          return {kind: 'this', at};
        case t.keywords.super:
          return {kind: 'super', at};
        case t.keywords.try:
          return {kind: 'try', expression: this.inParentheses(), at};
        case t.FourD:
          return {kind: 'builtInStore', at};
        default:
          return {kind: 'name', name: text, at};
      }
    });
  }

  /** `(expression)` */
  protected inParentheses(): Expression {
    this.take(t.OpenParenthesis);
    const expression = this.expression();
    this.take(t.CloseParenthesis);
    return expression;
  }

  private argument(): Expression {
    return this.rule('argument', (): Expression => {
      const {at} = this.peek();
      const simple = this.takeIf(t.Argument);
      if (simple) {
        return {kind: 'argument', number: Number(simple.text.slice(1)), at};
      }
      this.take(t.ArgumentOpen);
      const number = this.expression();
      this.take(t.CloseBrace);
      return {kind: 'argument', number, at};
    });
  }

  private objectLiteral(): Expression {
    return this.rule('objectLiteral', (): Expression => {
      const {at} = this.take(t.OpenBrace);
      const entries: {key: Identifier; value: Expression}[] = [];
      if (this.isNext(t.Word, t.Text)) {
        this.takeList(() => {
          const key = this.key();
          this.take(t.Colon);
          entries.push({key, value: this.expression()});
        });
      }
      this.take(t.CloseBrace);
      return {kind: 'object', entries, at};
    });
  }

  private key(): Identifier {
    const text = this.takeIf(t.Text);
    if (text) {
      return {name: text.text.slice(1, -1), at: text.at};
    }
    return this.identifier(this.takeIf(t.Word) ?? this.fail('a name or a string'));
  }

  private collectionLiteral(): Expression {
    return this.rule('collectionLiteral', (): Expression => {
      const {at} = this.take(t.OpenBracket);
      const items: Expression[] = [];
      if (this.isNext(...expressionStarts)) {
        this.takeList(() => items.push(this.expression()));
      }
      this.take(t.CloseBracket);
      return {kind: 'collection', items, at};
    });
  }

  /** A name or a keyword: members, properties, and keys can have the names of keywords. */
  protected word(): Identifier {
    return this.rule('word', () => this.identifier(this.take(t.Word)));
  }
}
