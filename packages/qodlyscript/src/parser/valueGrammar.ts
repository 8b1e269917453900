import {EmbeddedActionsParser, type IOrAlt, type IToken, type ParserMethod} from 'chevrotain';
import {expectations} from './expectations';
import type {SourceProblem} from './problems';
import type {Expression, Identifier} from './syntax';
import type {Report} from './syntaxRules';
import * as t from './tokens';

/** A grammar rule, typed by its result. */
export type Rule<Result> = ParserMethod<[], Result>;

/**
 * The alternatives of a rule. Rules that are used often keep theirs in a property, because creating
 * them on each use takes longer than parsing.
 */
export type Alternatives<Result> = IOrAlt<Result>[];

const constantKinds = [
  ['number', t.NumberLiteral],
  ['string', t.Text],
  ['date', t.DateLiteral],
  ['time', t.TimeLiteral],
] as const;

/** The grammar of values: literals, names, and expressions in parentheses. */
export abstract class ValueGrammar extends EmbeddedActionsParser {
  /** Problems that don't stop the parser. */
  readonly problems: SourceProblem[] = [];

  protected readonly report: Report = (at, found, hint) => this.problems.push({at, found, hint});

  /** @param skipValidations skips validating the grammar itself, which takes 0.1 seconds */
  constructor(skipValidations = true) {
    super(t.tokens, {maxLookahead: 2, errorMessageProvider: expectations, skipValidations});
  }

  protected identifier(token: IToken): Identifier {
    return {name: token.image, at: t.positionOf(token)};
  }

  /** Implemented by `ExpressionGrammar`: parentheses and literals contain expressions. */
  abstract readonly expression: Rule<Expression>;

  private readonly values: Alternatives<Expression> = [
    ...constantKinds.map(([kind, type]) => ({
      ALT: (): Expression => {
        const token = this.CONSUME(type);
        return {kind, text: token.image, at: t.positionOf(token)};
      },
    })),
    {ALT: () => ({kind: 'name', ...this.identifier(this.CONSUME(t.Name))})},
    {ALT: () => ({kind: 'this', at: t.positionOf(this.CONSUME(t.keywords.this))})},
    {ALT: () => ({kind: 'super', at: t.positionOf(this.CONSUME(t.keywords.super))})},
    {ALT: () => ({kind: 'builtInStore', at: t.positionOf(this.CONSUME(t.FourD))})},
    {ALT: () => this.SUBRULE(this.argument)},
    {ALT: () => this.SUBRULE(this.objectLiteral)},
    {ALT: () => this.SUBRULE(this.collectionLiteral)},
    {
      ALT: () => {
        const at = t.positionOf(this.CONSUME1(t.OpenParenthesis));
        const expression = this.SUBRULE1(this.expression);
        this.CONSUME1(t.CloseParenthesis);
        return {kind: 'group', expression, at};
      },
    },
    {
      ALT: () => {
        const at = t.positionOf(this.CONSUME(t.keywords.try));
        this.CONSUME2(t.OpenParenthesis);
        const expression = this.SUBRULE2(this.expression);
        this.CONSUME2(t.CloseParenthesis);
        return {kind: 'try', expression, at};
      },
    },
  ];

  protected readonly value: Rule<Expression> = this.RULE('value', (): Expression =>
    this.OR(this.values),
  );

  private readonly argument: Rule<Expression> = this.RULE('argument', (): Expression =>
    this.OR<Expression>([
      {
        ALT: () => {
          const token = this.CONSUME(t.Argument);
          return {kind: 'argument', number: Number(token.image.slice(1)), at: t.positionOf(token)};
        },
      },
      {
        ALT: () => {
          const at = t.positionOf(this.CONSUME(t.ArgumentOpen));
          const number = this.SUBRULE(this.expression);
          this.CONSUME(t.CloseBrace);
          return {kind: 'argument', number, at};
        },
      },
    ]),
  );

  private readonly objectLiteral: Rule<Expression> = this.RULE('objectLiteral', (): Expression => {
    const at = t.positionOf(this.CONSUME(t.OpenBrace));
    const entries: {key: Identifier; value: Expression}[] = [];
    this.MANY_SEP({
      SEP: t.Comma,
      DEF: () => {
        const key = this.OR([
          {ALT: () => this.SUBRULE(this.word)},
          {
            ALT: () => {
              const {name, at} = this.identifier(this.CONSUME(t.Text));
              return {name: name.slice(1, -1), at};
            },
          },
        ]);
        this.CONSUME(t.Colon);
        entries.push({key, value: this.SUBRULE(this.expression)});
      },
    });
    this.CONSUME(t.CloseBrace);
    return {kind: 'object', entries, at};
  });

  private readonly collectionLiteral: Rule<Expression> = this.RULE(
    'collectionLiteral',
    (): Expression => {
      const at = t.positionOf(this.CONSUME(t.OpenBracket));
      const items: Expression[] = [];
      this.MANY_SEP({SEP: t.Comma, DEF: () => items.push(this.SUBRULE(this.expression))});
      this.CONSUME(t.CloseBracket);
      return {kind: 'collection', items, at};
    },
  );

  /** A name or a keyword: members, properties, and keys can have the names of keywords. */
  protected readonly word: Rule<Identifier> = this.RULE('word', (): Identifier =>
    this.identifier(this.CONSUME(t.Word)),
  );
}
