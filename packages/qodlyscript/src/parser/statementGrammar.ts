import type {IToken} from 'chevrotain';
import {ExpressionGrammar} from './expressionGrammar';
import {checkStatementSyntax} from './syntaxRules';
import type {Expression, Position, Statement, TypeName} from './syntax';
import * as t from './tokens';
import type {Alternatives, Rule} from './valueGrammar';

/** A block that isn't closed yet. */
export interface OpenBlock {
  keyword: string;
  at: Position;
}

/** A block and the position of its closing keyword. */
export interface ClosedBlock extends OpenBlock {
  closedAt: Position;
}

/** The grammar of statements: one per line, with blocks closed by `end`. */
export abstract class StatementGrammar extends ExpressionGrammar {
  readonly openBlocks: OpenBlock[] = [];
  readonly closedBlocks: ClosedBlock[] = [];

  /** An empty line, or a statement. */
  private readonly lines: Alternatives<Statement | undefined> = [
    {
      ALT: () => {
        this.CONSUME(t.LineEnd);
        return undefined;
      },
    },
    {ALT: () => this.SUBRULE(this.statement)},
  ];

  /** Any number of statements and empty lines. */
  protected readonly body: Rule<Statement[]> = this.RULE('body', (): Statement[] => {
    const statements: Statement[] = [];
    this.MANY({
      GATE: () => !this.startsSessionSingleton(),
      DEF: () => {
        const statement = this.OR(this.lines);
        if (statement) {
          statements.push(statement);
        }
      },
    });
    return statements;
  });

  /** `session` is a name elsewhere; here it begins the next function in a class. */
  protected startsSessionSingleton(): boolean {
    return this.LA(1).image === 'session' && this.LA(2).tokenType === t.keywords.singleton;
  }

  private readonly statements: Alternatives<Statement> = [
    {ALT: () => this.SUBRULE(this.variables)},
    {ALT: () => this.SUBRULE(this.ifBlock)},
    {ALT: () => this.SUBRULE(this.switchBlock)},
    {ALT: () => this.SUBRULE(this.conditionBlock)},
    {ALT: () => this.SUBRULE(this.repeatBlock)},
    {ALT: () => this.SUBRULE(this.forBlock)},
    {ALT: () => this.SUBRULE(this.forEachBlock)},
    {ALT: () => this.SUBRULE(this.tryBlock)},
    {ALT: () => this.SUBRULE(this.jump)},
    {ALT: () => this.SUBRULE(this.assignmentOrCall)},
  ];

  private readonly statement: Rule<Statement> = this.RULE('statement', (): Statement =>
    this.OR(this.statements),
  );

  /** `string`, `4D.File`, `cs.Qodly.Users`. */
  protected readonly type: Rule<TypeName> = this.RULE('type', (): TypeName => {
    const first = this.OR([{ALT: () => this.CONSUME(t.FourD)}, {ALT: () => this.CONSUME(t.Name)}]);
    let name = first.image;
    this.MANY(() => {
      this.CONSUME(t.Point);
      name += `.${this.SUBRULE(this.word).name}`;
    });
    return {name, at: t.positionOf(first)};
  });

  private readonly variables: Rule<Statement> = this.RULE('variables', (): Statement => {
    const at = t.positionOf(this.CONSUME(t.keywords.var));
    const statement: Statement & {kind: 'var'} = {kind: 'var', names: [], at};
    this.AT_LEAST_ONE_SEP({
      SEP: t.Comma,
      DEF: () => {
        this.OR([
          {ALT: () => statement.names.push(this.identifier(this.CONSUME(t.Name)))},
          {ALT: () => statement.names.push(this.identifier(this.CONSUME(t.Argument)))},
        ]);
      },
    });
    this.OPTION1(() => {
      this.CONSUME(t.Colon);
      statement.type = this.SUBRULE(this.type);
    });
    this.OPTION2(() => {
      this.CONSUME(t.Equal);
      statement.value = this.SUBRULE(this.expression);
    });
    this.CONSUME(t.LineEnd);
    return this.checked(statement);
  });

  private readonly assignmentOrCall: Rule<Statement> = this.RULE(
    'assignmentOrCall',
    (): Statement => {
      const expression = this.SUBRULE(this.assignment);
      this.CONSUME(t.LineEnd);
      return this.checked({kind: 'expression', expression, at: expression.at});
    },
  );

  private readonly ifBlock: Rule<Statement> = this.RULE('ifBlock', (): Statement => {
    const at = this.open(this.CONSUME(t.keywords.if));
    const condition = this.SUBRULE(this.condition);
    this.CONSUME(t.LineEnd);
    const body = this.SUBRULE(this.body);
    const alternate = this.OPTION(() => this.SUBRULE(this.elseBranch));
    this.SUBRULE(this.blockEnd);
    return {kind: 'if', condition, body, at, ...(alternate && {alternate})};
  });

  private readonly switchBlock: Rule<Statement> = this.RULE('switchBlock', (): Statement => {
    const at = this.open(this.CONSUME(t.keywords.switch));
    const cases: {condition: Expression; body: Statement[]}[] = [];
    this.AT_LEAST_ONE(() => this.CONSUME1(t.LineEnd));
    this.MANY(() => {
      this.CONSUME(t.Colon);
      const condition = this.SUBRULE(this.expression);
      this.CONSUME2(t.LineEnd);
      cases.push({condition, body: this.SUBRULE(this.body)});
    });
    const alternate = this.OPTION(() => this.SUBRULE(this.elseBranch));
    this.SUBRULE(this.blockEnd);
    return {kind: 'switch', cases, at, ...(alternate && {alternate})};
  });

  /** `else` on a separate line. */
  private readonly elseBranch: Rule<Statement[]> = this.RULE('elseBranch', (): Statement[] => {
    this.CONSUME(t.keywords.else);
    this.CONSUME(t.LineEnd);
    return this.SUBRULE(this.body);
  });

  /** `while (…)` and `use (…)`. */
  private readonly conditionBlock: Rule<Statement> = this.RULE('conditionBlock', (): Statement => {
    const keyword = this.OR([
      {ALT: () => this.CONSUME(t.keywords.while)},
      {ALT: () => this.CONSUME(t.keywords.use)},
    ]);
    const at = this.open(keyword);
    const condition = this.SUBRULE(this.condition);
    this.CONSUME(t.LineEnd);
    const body = this.SUBRULE(this.body);
    this.SUBRULE(this.blockEnd);
    return {kind: keyword.image as 'while' | 'use', condition, body, at};
  });

  private readonly repeatBlock: Rule<Statement> = this.RULE('repeatBlock', (): Statement => {
    const at = this.open(this.CONSUME(t.keywords.repeat));
    this.CONSUME1(t.LineEnd);
    const body = this.SUBRULE(this.body);
    const closing = this.CONSUME(t.keywords.until);
    const condition = this.SUBRULE(this.condition);
    this.CONSUME2(t.LineEnd);
    this.ACTION(() => this.close(closing));
    return {kind: 'repeat', condition, body, at};
  });

  private readonly forBlock: Rule<Statement> = this.RULE('forBlock', (): Statement => {
    const at = this.open(this.CONSUME(t.keywords.for));
    const args = this.SUBRULE(this.args);
    this.CONSUME(t.LineEnd);
    const body = this.SUBRULE(this.body);
    this.SUBRULE(this.blockEnd);
    return this.checked({kind: 'for', args, body, at});
  });

  /** `forEach (item, collection, begin, end)`, with an optional `until (…)` or `while (…)`. */
  private readonly forEachBlock: Rule<Statement> = this.RULE('forEachBlock', (): Statement => {
    const at = this.open(this.CONSUME(t.keywords.forEach));
    const args = this.SUBRULE(this.args);
    const limit = this.OPTION(() => {
      const keyword = this.OR([
        {ALT: () => this.CONSUME(t.keywords.until)},
        {ALT: () => this.CONSUME(t.keywords.while)},
      ]).image as 'until' | 'while';
      return {keyword, condition: this.SUBRULE(this.condition)};
    });
    this.CONSUME(t.LineEnd);
    const body = this.SUBRULE(this.body);
    this.SUBRULE(this.blockEnd);
    return this.checked({kind: 'forEach', args, body, at, ...(limit && {limit})});
  });

  private readonly tryBlock: Rule<Statement> = this.RULE('tryBlock', (): Statement => {
    const at = this.open(this.CONSUME(t.keywords.try));
    this.CONSUME1(t.LineEnd);
    const body = this.SUBRULE1(this.body);
    this.CONSUME(t.keywords.catch);
    this.CONSUME2(t.LineEnd);
    const handler = this.SUBRULE2(this.body);
    this.SUBRULE(this.blockEnd);
    return {kind: 'try', body, handler, at};
  });

  private readonly jump: Rule<Statement> = this.RULE('jump', (): Statement => {
    const statement = this.OR<Statement>([
      {ALT: () => ({kind: 'break', at: t.positionOf(this.CONSUME(t.keywords.break))})},
      {ALT: () => ({kind: 'continue', at: t.positionOf(this.CONSUME(t.keywords.continue))})},
      {
        ALT: () => {
          const at = t.positionOf(this.CONSUME(t.keywords.return));
          const value = this.OPTION(() => this.SUBRULE(this.expression));
          return {kind: 'return', at, ...(value && {value})};
        },
      },
    ]);
    this.CONSUME(t.LineEnd);
    return statement;
  });

  /** `(expression)` */
  private readonly condition: Rule<Expression> = this.RULE('condition', (): Expression => {
    this.CONSUME(t.OpenParenthesis);
    const expression = this.SUBRULE(this.expression);
    this.CONSUME(t.CloseParenthesis);
    return expression;
  });

  private readonly blockEnd: Rule<void> = this.RULE('blockEnd', (): void => {
    const closing = this.CONSUME(t.keywords.end);
    this.CONSUME(t.LineEnd);
    this.ACTION(() => this.close(closing));
  });

  private checked(statement: Statement): Statement {
    this.ACTION(() => checkStatementSyntax(statement, this.report));
    return statement;
  }

  private close(closing: IToken): void {
    const block = this.openBlocks.pop();
    if (block) {
      this.closedBlocks.push({...block, closedAt: t.positionOf(closing)});
    }
  }

  private open(keyword: IToken): Position {
    const at = t.positionOf(keyword);
    this.ACTION(() => this.openBlocks.push({keyword: keyword.image, at}));
    return at;
  }
}
