import type {Expression, Statement} from '../parser/syntax';
import {collectionOf, numberOf} from './arguments';
import {forgetAssigned, forgetTargets} from './assigned';
import {isTrue, operate} from './operators';
import type {Completion, Run} from './run';
import {convert, typeNamed} from './types';
import {
  CollectionValue,
  entriesOf,
  itemsOf,
  LanguageError,
  NotComputed,
  ObjectValue,
  Unknown,
  type Scope,
  type Value,
} from './values';

const mostSteps = 20_000;

/** Executes statements one after the other, until one leaves the body. */
export function execute(body: Statement[], scope: Scope, run: Run): Completion {
  for (const statement of body) {
    run.steps += 1;
    if (run.steps > mostSteps) {
      throw new NotComputed('the sample runs too long');
    }
    const completion = executeOne(statement, scope, run);
    if (completion !== 'end') {
      return completion;
    }
  }
  return 'end';
}

/** What can't be computed leaves behind what it may have changed as unknown. */
function executeOne(statement: Statement, scope: Scope, run: Run): Completion {
  try {
    return perform(statement, scope, run);
  } catch (error) {
    if (!(error instanceof NotComputed)) {
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
      let isOver = false;
      return loop(
        () => !isOver,
        statement,
        scope,
        run,
        () => (isOver = isTrue(run.evaluate(statement.condition, scope))),
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
      throw new NotComputed(`"${statement.kind}" is not computed`);
  }
}

function declareVariables(statement: Statement & {kind: 'var'}, scope: Scope, run: Run): void {
  const {names, type, value} = statement;
  for (const {name} of names) {
    const declared = typeNamed(type?.name);
    // `$1` is declared to give its argument a type.
    const passed = /^\$[1-9]/.test(name) ? scope.args[Number(name.slice(1)) - 1] : undefined;
    const variable = {type: declared, value: convert(passed, declared)};
    scope.variables.set(name.toLowerCase(), variable);
    if (value) {
      variable.value = convert(run.tryEvaluate(value, scope), declared);
    }
    run.observe(statement, variable.value, scope);
  }
}

/** An assignment, or a call whose result is not used. */
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

/** The first case that holds. When one is not known, all may run, and what they assign is unknown. */
function branch(
  cases: {condition?: Expression; body: Statement[]}[],
  scope: Scope,
  run: Run,
): Completion {
  for (const [index, {condition, body}] of cases.entries()) {
    const holds = condition ? run.tryEvaluate(condition, scope) : true;
    if (holds instanceof Unknown) {
      return suppose(
        cases.slice(index).map((one) => one.body),
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

/** Executes each of the bodies, of which one runs at most, and forgets what they assign. */
function suppose(bodies: Statement[][], scope: Scope, run: Run, reason: string): Completion {
  for (const body of bodies) {
    const {errors} = run;
    try {
      const completion = run.execute(body, scope);
      if (completion === 'break' || completion === 'continue') {
        run.uncertainLoop = reason;
      }
    } catch (error) {
      if (!(error instanceof LanguageError)) {
        throw error;
      }
    }
    // What follows is stated for the case that this body has not left the method.
    run.errors = errors;
    forgetAssigned(body, scope, reason);
  }
  return 'end';
}

function loop(
  goesOn: () => boolean,
  {body}: {body: Statement[]},
  scope: Scope,
  run: Run,
  afterTurn?: () => unknown,
): Completion {
  try {
    while (goesOn()) {
      const completion = run.execute(body, scope);
      if (completion === 'break') {
        return 'end';
      }
      if (typeof completion === 'object') {
        return completion;
      }
      if (run.uncertainLoop !== undefined) {
        forgetAssigned(body, scope, run.uncertainLoop);
        run.uncertainLoop = undefined;
        return 'end';
      }
      afterTurn?.();
    }
    return 'end';
  } catch (error) {
    if (!(error instanceof NotComputed)) {
      throw error;
    }
    // How often the body runs is not known: one turn of it, from values that are not known.
    forgetAssigned(body, scope, error.reason);
    return suppose([body], scope, run, error.reason);
  }
}

/** `for (counter, start, end, increment)`. */
function countingLoop(statement: Statement & {kind: 'for'}, scope: Scope, run: Run): Completion {
  const [counter, ...bounds] = statement.args;
  if (!counter) {
    return 'end';
  }
  const values = bounds.map((bound) => run.tryEvaluate(bound, scope));
  const unknown = values.find((value) => value instanceof Unknown);
  if (unknown) {
    return supposeTurn(counter, statement.body, scope, run, unknown);
  }
  const [start = 0, end = 0, increment = 1] = values.map(numberOf);
  const counted = () => numberOf(run.evaluate(counter, scope));
  run.assign(counter, start, scope);
  return loop(
    () => (increment < 0 ? counted() >= end : counted() <= end),
    statement,
    scope,
    run,
    () => run.assign(counter, counted() + increment, scope),
  );
}

/** `forEach (item, source, begin, end)`, with `while` or `until` behind. */
function itemLoop(statement: Statement & {kind: 'forEach'}, scope: Scope, run: Run): Completion {
  const [item, source, begin, end] = statement.args;
  if (!item || !source) {
    return 'end';
  }
  const values = run.tryEvaluate(source, scope);
  if (values instanceof Unknown) {
    return supposeTurn(item, statement.body, scope, run, values);
  }
  const all: Value[] =
    values instanceof ObjectValue ? [...entriesOf(values).keys()] : itemsOf(collectionOf(values));
  const size = all.length;
  const bound = (expression: Expression | undefined, other: number): number => {
    const given = expression ? numberOf(run.evaluate(expression, scope)) : other;
    return given < 0 ? Math.max(0, given + size) : given;
  };
  const turns =
    values instanceof CollectionValue ? all.slice(bound(begin, 0), bound(end, size)) : all;
  const {limit} = statement;
  const holds = () => limit && isTrue(run.evaluate(limit.condition, scope));
  let turn = 0;
  const goesOn = () => {
    if (turn === turns.length || (limit?.keyword === 'while' && !holds())) {
      return false;
    }
    run.assign(item, turns[turn], scope);
    turn += 1;
    return true;
  };
  return loop(goesOn, statement, scope, run, () => {
    if (limit?.keyword === 'until' && holds()) {
      turn = turns.length;
    }
  });
}

/** One turn for an item that is not known. */
function supposeTurn(
  item: Expression,
  body: Statement[],
  scope: Scope,
  run: Run,
  value: Value,
): Completion {
  const reason = value instanceof Unknown ? value.reason : 'the loop is not computed';
  forgetAssigned(body, scope, reason);
  run.assign(item, new Unknown(reason), scope);
  return suppose([body], scope, run, reason);
}
