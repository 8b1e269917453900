import type {Expression, Statement} from '../parser/syntax';
import {forgetTargets} from './assigned';
import {countingLoop, itemLoop, loop} from './loops';
import {isTrue, operate} from './operators';
import type {Completion, Run} from './run';
import {suppose} from './suppose';
import {convert, typeNamed} from './types';
import {LanguageError, CannotEvaluateError, Unknown, type Scope} from './values';

const maxSteps = 20_000;

/** Executes statements in order until one leaves the body. */
export function execute(body: Statement[], scope: Scope, run: Run): Completion {
  for (const statement of body) {
    run.steps += 1;
    if (run.steps > maxSteps) {
      throw new CannotEvaluateError('the sample runs too long');
    }
    const completion = executeOne(statement, scope, run);
    if (completion !== 'end') {
      return completion;
    }
  }
  return 'end';
}

/** Executes a statement; if it can't be evaluated, its possible effects become unknown. */
function executeOne(statement: Statement, scope: Scope, run: Run): Completion {
  try {
    return perform(statement, scope, run);
  } catch (error) {
    if (!(error instanceof CannotEvaluateError)) {
      throw error;
    }
    forgetTargets(statement, scope, run, error.reason);
    run.observe(statement, new Unknown(error.reason), scope);
    return 'end';
  }
}

function perform(statement: Statement, scope: Scope, run: Run): Completion {
  switch (statement.kind) {
    case 'var':
      declareVariables(statement, scope, run);
      return 'end';
    case 'expression':
      performExpression(statement, scope, run);
      return 'end';
    case 'return': {
      const result = statement.value ? run.tryEvaluate(statement.value, scope) : undefined;
      run.observe(statement, result, scope);
      return {result, hasValue: statement.value !== undefined};
    }
    case 'break':
    case 'continue':
      return statement.kind;
    default:
      return performBlock(statement, scope, run);
  }
}

function performBlock(statement: Statement, scope: Scope, run: Run): Completion {
  const completion = block(statement, scope, run);
  run.observe(statement, undefined, scope);
  return completion;
}

function block(statement: Statement, scope: Scope, run: Run): Completion {
  switch (statement.kind) {
    case 'if':
      return branch([statement, {body: statement.alternate ?? []}], scope, run);
    case 'switch':
      return branch([...statement.cases, {body: statement.alternate ?? []}], scope, run);
    case 'while':
      return loop(() => isTrue(run.evaluate(statement.condition, scope)), statement, scope, run);
    case 'repeat': {
      let isDone = false;
      return loop(
        () => !isDone,
        statement,
        scope,
        run,
        () => (isDone = isTrue(run.evaluate(statement.condition, scope))),
      );
    }
    case 'for':
      return countingLoop(statement, scope, run);
    case 'forEach':
      return itemLoop(statement, scope, run);
    case 'use':
      run.uses += 1;
      try {
        return run.execute(statement.body, scope);
      } finally {
        run.uses -= 1;
      }
    case 'try':
      run.errors = [];
      try {
        return run.execute(statement.body, scope);
      } catch (error) {
        if (!(error instanceof LanguageError)) {
          throw error;
        }
        run.errors.push(error);
        return run.execute(statement.handler, scope);
      }
    default:
      throw new CannotEvaluateError(`"${statement.kind}" is not supported`);
  }
}

function declareVariables(statement: Statement & {kind: 'var'}, scope: Scope, run: Run): void {
  const {names, type, value} = statement;
  for (const {name} of names) {
    const declared = typeNamed(type?.name);
    // `$1` is declared only to give its argument a type.
    const passed = /^\$[1-9]/.test(name) ? scope.args[Number(name.slice(1)) - 1] : undefined;
    const variable = {type: declared, value: convert(passed, declared)};
    scope.variables.set(name.toLowerCase(), variable);
    if (value) {
      variable.value = convert(run.tryEvaluate(value, scope), declared);
    }
    run.observe(statement, variable.value, scope);
  }
}

/** Executes an assignment, or a call whose result isn't used. */
function performExpression(
  statement: Statement & {kind: 'expression'},
  scope: Scope,
  run: Run,
): void {
  const {expression} = statement;
  if (expression.kind !== 'assignment') {
    run.observe(statement, run.evaluate(expression, scope), scope);
    return;
  }
  const {target, operator, value} = expression;
  const right = run.tryEvaluate(value, scope);
  const result =
    operator === '='
      ? right
      : operate(operator.slice(0, -1), run.evaluate(target, scope), right, run.comparisonLevel);
  run.assign(target, result, scope);
  run.observe(statement, right instanceof Unknown ? right : run.tryEvaluate(target, scope), scope);
}

/** Runs the first matching case. If a condition is unknown, so are the targets of all remaining cases. */
function branch(
  cases: {condition?: Expression; body: Statement[]}[],
  scope: Scope,
  run: Run,
): Completion {
  for (const [index, {condition, body}] of cases.entries()) {
    const holds = condition ? run.tryEvaluate(condition, scope) : true;
    if (holds instanceof Unknown) {
      return suppose(
        cases.slice(index).map((item) => item.body),
        scope,
        run,
        holds.reason,
      );
    }
    if (isTrue(holds)) {
      return run.execute(body, scope);
    }
  }
  return 'end';
}
