import {foldOperators, type OperatorChain, type Precedence} from './operators';
import {checkArguments, checkTarget} from './syntaxRules';
import type {Expression} from './syntax';
import * as t from './tokens';
import type {Token} from './tokens';
import {expressionStarts, ValueGrammar, valueStarts} from './valueGrammar';

/** The grammar of expressions: values, access to their members and elements, and operators between them. */
export abstract class ExpressionGrammar extends ValueGrammar {
  readonly chains: OperatorChain[] = [];

  constructor(
    tokens: readonly Token[],
    private readonly precedence: Precedence,
  ) {
    super(tokens);
  }

  /** `operation`, or `condition ? consequent : alternate`. */
  protected expression(): Expression {
    return this.rule('expression', (): Expression => {
      const condition = this.operation();
      if (!this.takeIf(t.Question)) {
        return condition;
      }
      const consequent = this.expression();
      this.take(t.Colon);
      const alternate = this.expression();
      return {kind: 'conditional', condition, consequent, alternate, at: condition.at};
    });
  }

  private operation(): Expression {
    return this.rule('operation', (): Expression => {
      const {start} = this.peek();
      const first = this.operand();
      const rest: {operator: string; operand: Expression}[] = [];
      const operands = [this.rangeFrom(start)];
      for (let operator = this.takeIf(t.Operator); operator; operator = this.takeIf(t.Operator)) {
        const next = this.peek().start;
        rest.push({operator: operator.text, operand: this.operand()});
        operands.push(this.rangeFrom(next));
      }
      if (rest.length === 0) {
        return first;
      }
      this.chains.push({at: first.at, operands, operators: rest.map(({operator}) => operator)});
      return foldOperators(first, rest, this.precedence);
    });
  }

  /** Returns the range of an operand that ends with the last token. */
  private rangeFrom(start: number): OperatorChain['operands'][number] {
    return {start, end: this.peek(-1).end - 1};
  }

  private operand(): Expression {
    return this.rule('operand', (): Expression => {
      const minus = this.takeIf(t.Minus);
      if (minus) {
        return {kind: 'negative', operand: this.operand(), at: minus.at};
      }
      return this.isNext(...valueStarts) ? this.access() : this.fail('a value');
    });
  }

  /** A value, with any access to its members and elements: `a.b`, `a(b)`, `a[b]`, `a[[b]]`, `a{b}`. */
  private access(): Expression {
    return this.rule('access', (): Expression => {
      let object = this.value();
      let next = this.accessTo(object);
      while (next) {
        object = next;
        next = this.accessTo(object);
      }
      return object;
    });
  }

  private accessTo(object: Expression): Expression | undefined {
    const {at} = object;
    if (this.takeIf(t.Point)) {
      return {kind: 'member', object, member: this.word(), at};
    }
    if (this.isNext(t.OpenParenthesis)) {
      const args = this.args();
      checkArguments(object, args, this.report);
      return {kind: 'call', callee: object, args, at};
    }
    if (this.isNext(t.OpenBracket)) {
      return this.elementOf(object);
    }
    if (this.takeIf(t.OpenBrace)) {
      const index = this.expression();
      this.take(t.CloseBrace);
      return {kind: 'byte', object, index, at};
    }
    return undefined;
  }

  private elementOf(object: Expression): Expression {
    const [bracket, next] = [this.peek(), this.peek(1)];
    const isCharacter = next.type === t.OpenBracket && t.areAdjacent(bracket, next);
    if (!expressionStarts.includes(next.type)) {
      this.fail('a value');
    }
    this.take(t.OpenBracket);
    if (isCharacter) {
      this.take(t.OpenBracket);
    }
    const index = this.expression();
    this.take(t.CloseBracket);
    if (isCharacter) {
      this.take(t.CloseBracket);
    }
    return {kind: isCharacter ? 'character' : 'element', object, index, at: object.at};
  }

  /** `expression`, or `target = expression`; also with `+=` and similar operators. */
  protected assignment(): Expression {
    return this.rule('assignment', (): Expression => {
      const target = this.expression();
      const operator = this.takeIf(t.Equal, t.CompoundAssignment)?.text;
      if (operator === undefined) {
        return target;
      }
      checkTarget(target, operator, this.report);
      return {kind: 'assignment', target, operator, value: this.expression(), at: target.at};
    });
  }

  /** `(a, b, *)`; a formula can also assign: `(this.total = this.price * this.quantity)`. */
  protected args(): Expression[] {
    return this.rule('args', (): Expression[] => {
      const args: Expression[] = [];
      this.take(t.OpenParenthesis);
      if (this.isNext(t.Star, ...expressionStarts)) {
        this.takeList(() => args.push(this.arg()));
      }
      this.take(t.CloseParenthesis);
      return args;
    });
  }

  private arg(): Expression {
    const star = this.takeIf(t.Star);
    if (star) {
      return {kind: 'star', at: star.at};
    }
    return this.isNext(...expressionStarts) ? this.assignment() : this.fail('a value');
  }
}
