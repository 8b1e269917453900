import {foldOperators, type OperatorChain, type Precedence} from './operators';
import {checkArguments, checkTarget} from './syntaxRules';
import type {Expression} from './syntax';
import * as t from './tokens';
import {ValueGrammar, type Rule} from './valueGrammar';

/** Expressions: values, access to their members and elements, and operators between them. */
export abstract class ExpressionGrammar extends ValueGrammar {
  precedence: Precedence = 'byLevel';

  readonly chains: OperatorChain[] = [];

  /** `operation`, or `condition ? consequent : alternate`. */
  readonly expression: Rule<Expression> = this.RULE('expression', (): Expression => {
    const condition = this.SUBRULE(this.operation);
    let conditional: Expression | undefined;
    this.OPTION(() => {
      this.CONSUME(t.Question);
      const consequent = this.SUBRULE1(this.expression);
      this.CONSUME(t.Colon);
      const alternate = this.SUBRULE2(this.expression);
      conditional = {kind: 'conditional', condition, consequent, alternate, at: condition.at};
    });
    return conditional ?? condition;
  });

  private readonly operation: Rule<Expression> = this.RULE('operation', (): Expression => {
    const operands = [{start: this.LA(1).startOffset, end: 0}];
    const first = this.SUBRULE1(this.operand);
    const rest: {operator: string; operand: Expression}[] = [];
    this.MANY(() => {
      this.ACTION(() => this.endOperand(operands));
      const operator = this.CONSUME(t.Operator).image;
      operands.push({start: this.LA(1).startOffset, end: 0});
      rest.push({operator, operand: this.SUBRULE2(this.operand)});
    });
    this.ACTION(() => {
      this.endOperand(operands);
      if (rest.length > 0) {
        this.chains.push({
          at: first.at,
          operands,
          operators: rest.map(({operator}) => operator),
        });
      }
    });
    return this.ACTION(() => foldOperators(first, rest, this.precedence));
  });

  private endOperand(operands: OperatorChain['operands']): void {
    const last = operands.at(-1);
    if (last) {
      last.end = this.LA(0).endOffset ?? last.start;
    }
  }

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

  /** A value, with any access to its members and elements: `a.b`, `a(b)`, `a[b]`, `a[[b]]`, `a{b}`. */
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

  /** `expression`, or `target = expression`; also with `+=` and similar operators. */
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
}
