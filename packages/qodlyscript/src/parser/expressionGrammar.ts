import type {IToken} from 'chevrotain';
import {foldOperators, type OperatorChain, type Precedence} from './operators';
import {checkArguments, checkTarget} from './syntaxRules';
import type {Expression} from './syntax';
import * as t from './tokens';
import {ValueGrammar, type Alternatives, type Rule} from './valueGrammar';

/** The grammar of expressions: values, access to their members and elements, and operators between them. */
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
    const start = this.LA(1).startOffset;
    const first = this.SUBRULE1(this.operand);
    const rest: {operator: string; operand: Expression}[] = [];
    // Most expressions are a single operand.
    let chain: OperatorChain | undefined;
    this.MANY(() => {
      chain ??= {at: first.at, operands: [this.rangeFrom(start)], operators: []};
      const operator = this.CONSUME(t.Operator).image;
      const next = this.LA(1).startOffset;
      rest.push({operator, operand: this.SUBRULE2(this.operand)});
      chain.operands.push(this.rangeFrom(next));
      chain.operators.push(operator);
    });
    if (!chain) {
      return first;
    }
    this.chains.push(chain);
    return this.ACTION(() => foldOperators(first, rest, this.precedence));
  });

  /** Returns the range of an operand that ends with the last token. */
  private rangeFrom(start: number): OperatorChain['operands'][number] {
    return {start, end: this.LA(0).endOffset ?? start};
  }

  private readonly operands: Alternatives<Expression> = [
    {
      ALT: () => {
        const at = t.positionOf(this.CONSUME(t.Minus));
        return {kind: 'negative', operand: this.SUBRULE(this.operand), at};
      },
    },
    {ALT: () => this.SUBRULE(this.access)},
  ];

  private readonly operand: Rule<Expression> = this.RULE('operand', (): Expression =>
    this.OR(this.operands),
  );

  /** A value, with any access to its members and elements: `a.b`, `a(b)`, `a[b]`, `a[[b]]`, `a{b}`. */
  private readonly access: Rule<Expression> = this.RULE('access', (): Expression => {
    let object = this.SUBRULE(this.value);
    this.MANY(() => {
      this.accessed = object;
      object = this.OR(this.accesses);
    });
    return object;
  });

  /** The object that the next access applies to; `accesses` read it before calling other rules. */
  private accessed!: Expression;

  private readonly accesses: Alternatives<Expression> = [
    {
      ALT: () => {
        const object = this.accessed;
        this.CONSUME(t.Point);
        return {kind: 'member', object, member: this.SUBRULE(this.word), at: object.at};
      },
    },
    {
      ALT: () => {
        const callee = this.accessed;
        const args = this.SUBRULE(this.args);
        this.ACTION(() => checkArguments(callee, args, this.report));
        return {kind: 'call', callee, args, at: callee.at};
      },
    },
    {
      GATE: () => this.opensCharacter(),
      ALT: () => {
        const object = this.accessed;
        this.CONSUME1(t.OpenBracket);
        this.CONSUME2(t.OpenBracket);
        const index = this.SUBRULE1(this.expression);
        this.CONSUME1(t.CloseBracket);
        this.CONSUME2(t.CloseBracket);
        return {kind: 'character', object, index, at: object.at};
      },
    },
    {
      ALT: () => {
        const object = this.accessed;
        this.CONSUME3(t.OpenBracket);
        const index = this.SUBRULE2(this.expression);
        this.CONSUME3(t.CloseBracket);
        return {kind: 'element', object, index, at: object.at};
      },
    },
    {
      ALT: () => {
        const object = this.accessed;
        this.CONSUME(t.OpenBrace);
        const index = this.SUBRULE3(this.expression);
        this.CONSUME(t.CloseBrace);
        return {kind: 'byte', object, index, at: object.at};
      },
    },
  ];

  private opensCharacter(): boolean {
    return this.LA(2).tokenType === t.OpenBracket && t.areAdjacent(this.LA(1), this.LA(2));
  }

  private readonly assignmentOperators: Alternatives<IToken> = [
    {ALT: () => this.CONSUME(t.Equal)},
    {ALT: () => this.CONSUME(t.CompoundAssignment)},
  ];

  /** `expression`, or `target = expression`; also with `+=` and similar operators. */
  protected readonly assignment: Rule<Expression> = this.RULE('assignment', (): Expression => {
    const target = this.SUBRULE1(this.expression);
    let assignment: Expression | undefined;
    this.OPTION(() => {
      const operator = this.OR(this.assignmentOperators).image;
      this.ACTION(() => checkTarget(target, operator, this.report));
      const value = this.SUBRULE2(this.expression);
      assignment = {kind: 'assignment', target, operator, value, at: target.at};
    });
    return assignment ?? target;
  });

  private readonly argumentKinds: Alternatives<Expression> = [
    {ALT: () => ({kind: 'star', at: t.positionOf(this.CONSUME(t.Star))})},
    {ALT: () => this.SUBRULE(this.assignment)},
  ];

  /** `(a, b, *)`; a formula can also assign: `(this.total = this.price * this.quantity)`. */
  protected readonly args: Rule<Expression[]> = this.RULE('args', (): Expression[] => {
    const args: Expression[] = [];
    this.CONSUME(t.OpenParenthesis);
    this.MANY_SEP({
      SEP: t.Comma,
      DEF: () => args.push(this.OR(this.argumentKinds)),
    });
    this.CONSUME(t.CloseParenthesis);
    return args;
  });
}
