import {childrenOf} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import {forgetTargets} from './assigned';
import {tick} from './budget';
import {countingLoop, itemLoop, loop, suppose} from './loops';
import {isTrue} from './operators';
import {tryRun, type Completion, type Run} from './run';
import {convert, typeNamed} from './types';
import {cannotEvaluate, CannotEvaluateError, ensure, rescue, Unknown} from './values';

const maxSteps = 20_000;

/** Executes statements in order until one leaves the body. */
export function execute(body: Statement[], run: Run): Completion {
  for (const statement of body) {
    const completion = run.isStrict ? performAt(statement, run) : tryPerform(statement, run);
    if (completion !== 'end') {
      return completion;
    }
  }
  return 'end';
}

/** Executes a statement of a strict run. */
function performAt(statement: Statement, run: Run): Completion {
  tick();
  const {scope} = run;
  const {line} = scope;
  scope.line = statement.at.line;
  const completion = perform(statement, run);
  // After an error, the line stays the one that raised it.
  scope.line = line;
  return completion;
}

/** Executes a statement. If it can't be evaluated, its possible effects become unknown. */
function tryPerform(statement: Statement, run: Run): Completion {
  run.steps += 1;
  ensure(run.steps <= maxSteps, 'the sample takes too many steps');
  return rescue<Completion, CannotEvaluateError>(
    CannotEvaluateError,
    () => perform(statement, run),
    ({reason}) => {
      forgetTargets(statement, run, reason);
      run.observe(statement, new Unknown(reason));
      return 'end';
    },
  );
}

function perform(statement: Statement, run: Run): Completion {
  switch (statement.kind) {
    case 'var':
      declareVariables(statement, run);
      return 'end';
    case 'expression':
      performExpression(statement, run);
      return 'end';
    case 'return': {
      const result = statement.value ? run.tryEvaluate(statement.value) : undefined;
      run.observe(statement, result);
      return {result, hasValue: statement.value !== undefined};
    }
    case 'break':
    case 'continue':
      return statement.kind;
    default: {
      const completion = performBlock(statement, run);
      run.observe(statement, undefined);
      return completion;
    }
  }
}

function performBlock(statement: Statement, run: Run): Completion {
  switch (statement.kind) {
    case 'if':
      return branch([statement, {body: statement.alternate ?? []}], run);
    case 'switch':
      return branch([...statement.cases, {body: statement.alternate ?? []}], run);
    case 'while':
      return loop(() => isTrue(run.evaluate(statement.condition)), statement, run);
    case 'repeat': {
      let isDone = false;
      const checkCondition = () => (isDone = isTrue(run.evaluate(statement.condition)));
      return loop(() => !isDone, statement, run, checkCondition);
    }
    case 'for':
      return countingLoop(statement, run);
    case 'forEach':
      return itemLoop(statement, run);
    case 'use':
      run.uses += 1;
      try {
        return run.execute(statement.body);
      } finally {
        run.uses -= 1;
      }
    case 'try':
      return tryRun(
        run,
        () => run.execute(statement.body),
        () => run.execute(statement.handler),
      );
    default:
      return cannotEvaluate(`"${statement.kind}" is not supported`);
  }
}

function declareVariables(statement: Statement & {kind: 'var'}, run: Run): void {
  const {names, type, value} = statement;
  for (const {name} of names) {
    const declared = typeNamed(type?.name);
    // `$1` is declared only to give its argument a type.
    const passed = /^\$[1-9]/.test(name) ? run.scope.args[Number(name.slice(1)) - 1] : undefined;
    const variable = {type: declared, value: convert(passed, declared)};
    run.scope.variables.set(name.toLowerCase(), variable);
    if (value) {
      variable.value = convert(run.tryEvaluate(value), declared);
    }
    run.observe(statement, variable.value);
  }
}

/** Executes an assignment, or a call whose result isn't used. */
function performExpression(statement: Statement & {kind: 'expression'}, run: Run): void {
  const {expression} = statement;
  const result = run.evaluate(expression);
  const isConverted =
    expression.kind === 'assignment' &&
    !(result instanceof Unknown) &&
    canRepeat(expression.target);
  run.observe(statement, isConverted ? run.tryEvaluate(expression.target) : result);
}

/** Returns true if evaluating the expression again has no effects. */
function canRepeat(expression: Expression): boolean {
  return expression.kind !== 'call' && childrenOf(expression).every(canRepeat);
}

/** Runs the first matching case. If a condition is unknown, so are the targets of all remaining cases. */
function branch(cases: {condition?: Expression; body: Statement[]}[], run: Run): Completion {
  for (const [index, {condition, body}] of cases.entries()) {
    const holds = condition ? run.tryEvaluate(condition) : true;
    if (holds instanceof Unknown) {
      const bodies = cases.slice(index).map((item) => item.body);
      return suppose(bodies, run, holds.reason);
    }
    if (isTrue(holds)) {
      return run.execute(body);
    }
  }
  return 'end';
}
