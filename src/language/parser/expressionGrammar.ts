import {EmbeddedActionsParser, type IToken, type ParserMethod} from 'chevrotain';
import {expectations} from './expectations';
import type {SourceFault} from './faults';
import {foldOperators, type Precedence} from './operators';
import {checkArguments, checkTarget} from './statementFaults';
import type {Expression, Identifier, Position} from './syntax';
import * as t from './tokens';

export type Rule<Result> = ParserMethod<[], Result>;

const constantKinds = [
  ['number', t.NumberLiteral],
  ['string', t.Text],
  ['date', t.DateLiteral],
  ['time', t.TimeLiteral],
] as const;

/** Expressions: values, calls, members, operators. */
export abstract class ExpressionGrammar extends EmbeddedActionsParser {
  precedence: Precedence = 'byLevel';
  /** Faults that do not stop the reading. */
  readonly faults: SourceFault[] = [];

  constructor() {
    super(t.tokens, {maxLookahead: 2, errorMessageProvider: expectations});
  }

  protected at(token: IToken): Position {
    return {line: token.startLine ?? 1, column: token.startColumn ?? 1};
  }

  protected identifier(token: IToken): Identifier {
    return {name: token.image, at: this.at(token)};
  }

  /** `operation`, or `condition ? whenTruthy : whenFalsy`. */
  readonly expression: Rule<Expression> = this.RULE('expression', (): Expression => {
    const condition = this.SUBRULE(this.operation);
    let choice: Expression | undefined;
    this.OPTION(() => {
      this.CONSUME(t.Question);
      const whenTruthy = this.SUBRULE1(this.expression);
      this.CONSUME(t.Colon);
      const whenFalsy = this.SUBRULE2(this.expression);
      choice = {kind: 'choice', condition, whenTruthy, whenFalsy, at: condition.at};
    });
    return choice ?? condition;
  });

  private readonly operation: Rule<Expression> = this.RULE('operation', (): Expression => {
    const first = this.SUBRULE1(this.operand);
    const rest: {operator: string; operand: Expression}[] = [];
    this.MANY(() => {
      const operator = this.CONSUME(t.Operator).image;
      rest.push({operator, operand: this.SUBRULE2(this.operand)});
    });
    return this.ACTION(() => foldOperators(first, rest, this.precedence));
  });

  private readonly operand: Rule<Expression> = this.RULE('operand', (): Expression =>
    this.OR<Expression>([
      {
        ALT: () => {
          const at = this.at(this.CONSUME(t.Minus));
          return {kind: 'negative', operand: this.SUBRULE(this.operand), at};
        },
      },
      {ALT: () => this.SUBRULE(this.access)},
    ]),
  );

  /** A value and what is read from it: `a.b`, `a(b)`, `a[b]`, `a[[b]]`, `a{b}`. */
  private readonly access: Rule<Expression> = this.RULE('access', (): Expression => {
    let object = this.SUBRULE(this.value);
    this.MANY(() => {
      const {at} = object;
      object = this.OR<Expression>([
        {
          ALT: () => {
            this.CONSUME(t.Point);
            return {kind: 'member', object, member: this.SUBRULE(this.word), at};
          },
        },
        {
          ALT: () => {
            const args = this.SUBRULE(this.args);
            this.ACTION(() => this.faults.push(...checkArguments(object, args)));
            return {kind: 'call', callee: object, args, at};
          },
        },
        {
          GATE: () => this.opensCharacter(),
          ALT: () => {
            this.CONSUME1(t.OpenBracket);
            this.CONSUME2(t.OpenBracket);
            const index = this.SUBRULE1(this.expression);
            this.CONSUME1(t.CloseBracket);
            this.CONSUME2(t.CloseBracket);
            return {kind: 'character', object, index, at};
          },
        },
        {
          ALT: () => {
            this.CONSUME3(t.OpenBracket);
            const index = this.SUBRULE2(this.expression);
            this.CONSUME3(t.CloseBracket);
            return {kind: 'element', object, index, at};
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.OpenBrace);
            const index = this.SUBRULE3(this.expression);
            this.CONSUME(t.CloseBrace);
            return {kind: 'byte', object, index, at};
          },
        },
      ]);
    });
    return object;
  });

  private opensCharacter(): boolean {
    return this.LA(2).tokenType === t.OpenBracket && t.areAdjacent(this.LA(1), this.LA(2));
  }

  private readonly value: Rule<Expression> = this.RULE('value', (): Expression =>
    this.OR<Expression>([
      ...constantKinds.map(([kind, type]) => ({
        ALT: (): Expression => {
          const token = this.CONSUME(type);
          return {kind, text: token.image, at: this.at(token)};
        },
      })),
      {
        ALT: () => {
          const {name, at} = this.identifier(this.CONSUME(t.Name));
          return {kind: 'name', name, at};
        },
      },
      {ALT: () => ({kind: 'this', at: this.at(this.CONSUME(t.keywords.this))})},
      {ALT: () => ({kind: 'super', at: this.at(this.CONSUME(t.keywords.super))})},
      {ALT: () => ({kind: 'builtInStore', at: this.at(this.CONSUME(t.FourD))})},
      {ALT: () => this.SUBRULE(this.argument)},
      {ALT: () => this.SUBRULE(this.objectLiteral)},
      {ALT: () => this.SUBRULE(this.collectionLiteral)},
      {
        ALT: () => {
          const at = this.at(this.CONSUME1(t.OpenParenthesis));
          const expression = this.SUBRULE1(this.expression);
          this.CONSUME1(t.CloseParenthesis);
          return {kind: 'group', expression, at};
        },
      },
      {
        ALT: () => {
          const at = this.at(this.CONSUME(t.keywords.try));
          this.CONSUME2(t.OpenParenthesis);
          const expression = this.SUBRULE2(this.expression);
          this.CONSUME2(t.CloseParenthesis);
          return {kind: 'try', expression, at};
        },
      },
    ]),
  );

  private readonly argument: Rule<Expression> = this.RULE('argument', (): Expression =>
    this.OR<Expression>([
      {
        ALT: () => {
          const token = this.CONSUME(t.Argument);
          return {kind: 'argument', number: Number(token.image.slice(1)), at: this.at(token)};
        },
      },
      {
        ALT: () => {
          const at = this.at(this.CONSUME(t.ArgumentOpen));
          const number = this.SUBRULE(this.expression);
          this.CONSUME(t.CloseBrace);
          return {kind: 'argument', number, at};
        },
      },
    ]),
  );

  private readonly objectLiteral: Rule<Expression> = this.RULE('objectLiteral', (): Expression => {
    const at = this.at(this.CONSUME(t.OpenBrace));
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
      const at = this.at(this.CONSUME(t.OpenBracket));
      const items: Expression[] = [];
      this.MANY_SEP({SEP: t.Comma, DEF: () => items.push(this.SUBRULE(this.expression))});
      this.CONSUME(t.CloseBracket);
      return {kind: 'collection', items, at};
    },
  );

  /** `expression`, or `target = expression`; also with `+=` and its like. */
  protected readonly assignment: Rule<Expression> = this.RULE('assignment', (): Expression => {
    const target = this.SUBRULE1(this.expression);
    let assignment: Expression | undefined;
    this.OPTION(() => {
      const operator = this.OR([
        {ALT: () => this.CONSUME(t.Equal)},
        {ALT: () => this.CONSUME(t.CompoundAssignment)},
      ]).image;
      this.ACTION(() => this.faults.push(...checkTarget(target, operator)));
      const value = this.SUBRULE2(this.expression);
      assignment = {kind: 'assignment', target, operator, value, at: target.at};
    });
    return assignment ?? target;
  });

  /** `(a, b, *)`; a formula may also assign: `(this.total = this.price * this.quantity)`. */
  protected readonly args: Rule<Expression[]> = this.RULE('args', (): Expression[] => {
    const args: Expression[] = [];
    this.CONSUME(t.OpenParenthesis);
    this.MANY_SEP({
      SEP: t.Comma,
      DEF: () => {
        this.OR([
          {ALT: () => args.push({kind: 'star', at: this.at(this.CONSUME(t.Star))})},
          {ALT: () => args.push(this.SUBRULE(this.assignment))},
        ]);
      },
    });
    this.CONSUME(t.CloseParenthesis);
    return args;
  });

  /** Any word: keywords may name members, properties and keys. */
  protected readonly word: Rule<Identifier> = this.RULE('word', (): Identifier =>
    this.identifier(this.CONSUME(t.Word)),
  );
}
