import type {Expression, Statement} from '../parser/syntax';
import {collectionOf, numberOf} from './arguments';
import {forgetAssigned} from './assigned';
import {isTrue} from './operators';
import type {Completion, Run} from './run';
import {suppose} from './suppose';
import {
  CollectionValue,
  entriesOf,
  itemsOf,
  CannotEvaluateError,
  ObjectValue,
  Unknown,
  type Scope,
  type Value,
} from './values';

/** Executes the body as long as `shouldContinue` returns true. */
export function loop(
  shouldContinue: () => boolean,
  {body}: {body: Statement[]},
  scope: Scope,
  run: Run,
  afterIteration?: () => unknown,
): Completion {
  try {
    while (shouldContinue()) {
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
      afterIteration?.();
    }
    return 'end';
  } catch (error) {
    if (!(error instanceof CannotEvaluateError)) {
      throw error;
    }
    // The number of iterations isn't known: run one, starting from unknown values.
    forgetAssigned(body, scope, error.reason);
    return suppose([body], scope, run, error.reason);
  }
}

/** Executes `for (counter, start, end, increment)`. */
export function countingLoop(
  statement: Statement & {kind: 'for'},
  scope: Scope,
  run: Run,
): Completion {
  const [counter, ...bounds] = statement.args;
  if (!counter) {
    return 'end';
  }
  const values = bounds.map((bound) => run.tryEvaluate(bound, scope));
  const unknown = values.find((value) => value instanceof Unknown);
  if (unknown) {
    return supposeIteration(counter, statement.body, scope, run, unknown);
  }
  const [start = 0, end = 0, increment = 1] = values.map(numberOf);
  const count = () => numberOf(run.evaluate(counter, scope));
  run.assign(counter, start, scope);
  return loop(
    () => (increment < 0 ? count() >= end : count() <= end),
    statement,
    scope,
    run,
    () => run.assign(counter, count() + increment, scope),
  );
}

/** Executes `forEach (item, source, begin, end)`, with an optional `while` or `until`. */
export function itemLoop(
  statement: Statement & {kind: 'forEach'},
  scope: Scope,
  run: Run,
): Completion {
  const [item, source, begin, end] = statement.args;
  if (!item || !source) {
    return 'end';
  }
  const values = run.tryEvaluate(source, scope);
  if (values instanceof Unknown) {
    return supposeIteration(item, statement.body, scope, run, values);
  }
  const all: Value[] =
    values instanceof ObjectValue ? [...entriesOf(values).keys()] : itemsOf(collectionOf(values));
  const size = all.length;
  const bound = (expression: Expression | undefined, fallback: number): number => {
    const position = expression ? numberOf(run.evaluate(expression, scope)) : fallback;
    return position < 0 ? Math.max(0, position + size) : position;
  };
  const elements =
    values instanceof CollectionValue ? all.slice(bound(begin, 0), bound(end, size)) : all;
  const {limit} = statement;
  const holds = () => limit && isTrue(run.evaluate(limit.condition, scope));
  let index = 0;
  const shouldContinue = () => {
    if (index === elements.length || (limit?.keyword === 'while' && !holds())) {
      return false;
    }
    run.assign(item, elements[index], scope);
    index += 1;
    return true;
  };
  return loop(shouldContinue, statement, scope, run, () => {
    if (limit?.keyword === 'until' && holds()) {
      index = elements.length;
    }
  });
}

/** Executes one iteration with an unknown item. */
function supposeIteration(
  item: Expression,
  body: Statement[],
  scope: Scope,
  run: Run,
  value: Value,
): Completion {
  const reason = value instanceof Unknown ? value.reason : 'the loop is not supported';
  forgetAssigned(body, scope, reason);
  run.assign(item, new Unknown(reason), scope);
  return suppose([body], scope, run, reason);
}
