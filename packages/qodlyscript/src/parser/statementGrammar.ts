import {ExpressionGrammar} from './expressionGrammar';
import {checkStatementSyntax} from './syntaxRules';
import type {Expression, Position, Statement, TypeName} from './syntax';
import * as t from './tokens';
import type {Token, TokenType} from './tokens';
import {expressionStarts} from './valueGrammar';

/** A block that isn't closed yet. */
export interface OpenBlock {
  keyword: string;
  at: Position;
}

/** A block and the position of its closing keyword. */
export interface ClosedBlock extends OpenBlock {
  closedAt: Position;
}

const {keywords} = t;

/** The grammar of statements: one per line, with blocks closed by `end`. */
export abstract class StatementGrammar extends ExpressionGrammar {
  readonly openBlocks: OpenBlock[] = [];
  readonly closedBlocks: ClosedBlock[] = [];

  private readonly statements = new Map<TokenType, () => Statement>([
    [keywords.var, () => this.variables()],
    [keywords.if, () => this.ifBlock()],
    [keywords.switch, () => this.switchBlock()],
    [keywords.while, () => this.conditionBlock('while')],
    [keywords.use, () => this.conditionBlock('use')],
    [keywords.repeat, () => this.repeatBlock()],
    [keywords.for, () => this.forBlock()],
    [keywords.forEach, () => this.forEachBlock()],
    [keywords.break, () => this.jump('break')],
    [keywords.continue, () => this.jump('continue')],
    [keywords.return, () => this.jump('return')],
    ...expressionStarts.map((type) => [type, () => this.assignmentOrCall()] as const),
    [keywords.try, () => this.tryStatement()],
  ]);

  /** Any number of statements and empty lines. */
  protected body(): Statement[] {
    return this.rule('body', () => {
      const statements: Statement[] = [];
      while (!this.startsSessionSingleton()) {
        const parse = this.statements.get(this.peek().type);
        if (parse) {
          statements.push(this.rule('statement', parse));
        } else if (!this.takeIf(t.LineEnd)) {
          break;
        }
      }
      return statements;
    });
  }

  /** `session` is a name elsewhere; here it begins the next function in a class. */
  protected startsSessionSingleton(): boolean {
    return this.peek().text === 'session' && this.peek(1).type === keywords.singleton;
  }

  /** `string`, `4D.File`, `cs.Qodly.Users`. */
  protected type(): TypeName {
    return this.rule('type', () => {
      const first = this.takeIf(t.FourD, t.Name) ?? this.fail('4D or a name');
      let name = first.text;
      while (this.takeIf(t.Point)) {
        name += `.${this.word().name}`;
      }
      return {name, at: first.at};
    });
  }

  private variables(): Statement {
    return this.rule('variables', () => {
      const {at} = this.take(keywords.var);
      const statement: Statement & {kind: 'var'} = {kind: 'var', names: [], at};
      this.takeList(() => {
        const name = this.takeIf(t.Name, t.Argument);
        statement.names.push(
          this.identifier(name ?? this.fail(`${t.Name.label} or ${t.Argument.label}`)),
        );
      });
      if (this.takeIf(t.Colon)) {
        statement.type = this.type();
      }
      if (this.takeIf(t.Equal)) {
        statement.value = this.expression();
      }
      this.take(t.LineEnd);
      return this.checked(statement);
    });
  }

  private assignmentOrCall(): Statement {
    return this.rule('assignmentOrCall', () => {
      const expression = this.assignment();
      this.take(t.LineEnd);
      return this.checked({kind: 'expression', expression, at: expression.at});
    });
  }

  private ifBlock(): Statement {
    return this.rule('ifBlock', () => {
      const at = this.open(keywords.if);
      const condition = this.condition();
      this.take(t.LineEnd);
      const body = this.body();
      const alternate = this.elseBranch();
      this.blockEnd();
      return {kind: 'if', condition, body, at, ...(alternate && {alternate})};
    });
  }

  private switchBlock(): Statement {
    return this.rule('switchBlock', () => {
      const at = this.open(keywords.switch);
      const cases: {condition: Expression; body: Statement[]}[] = [];
      this.take(t.LineEnd);
      while (this.takeIf(t.LineEnd)) {
        // An empty line.
      }
      while (this.takeIf(t.Colon)) {
        const condition = this.expression();
        this.take(t.LineEnd);
        cases.push({condition, body: this.body()});
      }
      const alternate = this.elseBranch();
      this.blockEnd();
      return {kind: 'switch', cases, at, ...(alternate && {alternate})};
    });
  }

  /** `else` on a separate line. */
  private elseBranch(): Statement[] | undefined {
    if (!this.isNext(keywords.else)) {
      return undefined;
    }
    return this.rule('elseBranch', () => {
      this.take(keywords.else);
      this.take(t.LineEnd);
      return this.body();
    });
  }

  /** `while (…)` and `use (…)`. */
  private conditionBlock(kind: 'while' | 'use'): Statement {
    return this.rule('conditionBlock', () => {
      const at = this.open(keywords[kind]);
      const condition = this.condition();
      this.take(t.LineEnd);
      const body = this.body();
      this.blockEnd();
      return {kind, condition, body, at};
    });
  }

  private repeatBlock(): Statement {
    return this.rule('repeatBlock', () => {
      const at = this.open(keywords.repeat);
      this.take(t.LineEnd);
      const body = this.body();
      const closing = this.take(keywords.until);
      const condition = this.condition();
      this.take(t.LineEnd);
      this.close(closing);
      return {kind: 'repeat', condition, body, at};
    });
  }

  private forBlock(): Statement {
    return this.rule('forBlock', () => {
      const at = this.open(keywords.for);
      const args = this.args();
      this.take(t.LineEnd);
      const body = this.body();
      this.blockEnd();
      return this.checked({kind: 'for', args, body, at});
    });
  }

  /** `forEach (item, collection, begin, end)`, with an optional `until (…)` or `while (…)`. */
  private forEachBlock(): Statement {
    return this.rule('forEachBlock', () => {
      const at = this.open(keywords.forEach);
      const args = this.args();
      const keyword = this.takeIf(keywords.until, keywords.while)?.text as 'until' | 'while';
      const limit = keyword && {keyword, condition: this.condition()};
      this.take(t.LineEnd);
      const body = this.body();
      this.blockEnd();
      return this.checked({kind: 'forEach', args, body, at, ...(limit && {limit})});
    });
  }

  /** A block if `try` is alone on its line; otherwise the expression `try (…)`. */
  private tryStatement(): Statement {
    switch (this.peek(1).type) {
      case t.LineEnd:
        return this.tryBlock();
      case t.OpenParenthesis:
        return this.assignmentOrCall();
      default:
        return this.fail('a statement');
    }
  }

  private tryBlock(): Statement {
    return this.rule('tryBlock', () => {
      const at = this.open(keywords.try);
      this.take(t.LineEnd);
      const body = this.body();
      this.take(keywords.catch);
      this.take(t.LineEnd);
      const handler = this.body();
      this.blockEnd();
      return {kind: 'try', body, handler, at};
    });
  }

  private jump(kind: 'break' | 'continue' | 'return'): Statement {
    return this.rule('jump', () => {
      const {at} = this.take(keywords[kind]);
      const hasValue = kind === 'return' && this.isNext(...expressionStarts);
      const value = hasValue ? this.expression() : undefined;
      this.take(t.LineEnd);
      return {kind, at, ...(value && {value})};
    });
  }

  private condition(): Expression {
    return this.rule('condition', () => this.inParentheses());
  }

  private blockEnd(): void {
    this.rule('blockEnd', () => {
      const closing = this.take(keywords.end);
      this.take(t.LineEnd);
      this.close(closing);
    });
  }

  private checked(statement: Statement): Statement {
    checkStatementSyntax(statement, this.report);
    return statement;
  }

  private close({at}: Token): void {
    const block = this.openBlocks.pop();
    if (block) {
      this.closedBlocks.push({...block, closedAt: at});
    }
  }

  private open(keyword: TokenType): Position {
    const {text, at} = this.take(keyword);
    this.openBlocks.push({keyword: text, at});
    return at;
  }
}
