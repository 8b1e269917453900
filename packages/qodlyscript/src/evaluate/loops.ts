import type {Expression, Statement} from '../parser/syntax';
import {collectionOf, numberOf} from './arguments';
import {entitiesOf, SelectionValue} from './data/dataObjects';
import {forgetAssigned} from './assigned';
import {tick} from './budget';
import {isTrue} from './operators';
import type {Completion, Run} from './run';
import {
  CannotEvaluateError,
  CollectionValue,
  entriesOf,
  itemsOf,
  LanguageError,
  ObjectValue,
  rescue,
  Unknown,
  type Value,
} from './values';

/** Executes the body as long as `shouldContinue` returns true. */
export function loop(
  shouldContinue: () => boolean,
  {body}: {body: Statement[]},
  run: Run,
  afterIteration?: () => unknown,
): Completion {
  const iterate = (): Completion => {
    while (shouldContinue()) {
      tick();
      const completion = run.execute(body);
      if (completion === 'break') {
        return 'end';
      }
      if (typeof completion === 'object') {
        return completion;
      }
      if (run.uncertainLoop !== undefined) {
        forgetAssigned(body, run, run.uncertainLoop);
        run.uncertainLoop = undefined;
        return 'end';
      }
      afterIteration?.();
    }
    return 'end';
  };
  return rescue(CannotEvaluateError, iterate, (error) => {
    if (run.isStrict) {
      throw error;
    }
    const {reason} = error;
    // The number of iterations isn't known: run one, starting from unknown values.
    forgetAssigned(body, run, reason);
    return suppose([body], run, reason);
  });
}

/** Executes `for (counter, start, end, increment)`. */
export function countingLoop(statement: Statement & {kind: 'for'}, run: Run): Completion {
  const [counter, ...bounds] = statement.args;
  if (!counter) {
    return 'end';
  }
  const values = bounds.map((bound) => run.tryEvaluate(bound));
  const unknown = values.find((value) => value instanceof Unknown);
  if (unknown) {
    return supposeIteration(counter, statement.body, run, unknown);
  }
  const [start = 0, end = 0, increment = 1] = values.map(numberOf);
  const count = () => numberOf(run.evaluate(counter));
  run.assign(counter, start);
  return loop(
    () => (increment < 0 ? count() >= end : count() <= end),
    statement,
    run,
    () => run.assign(counter, count() + increment),
  );
}

/** Executes `forEach (item, source, begin, end)`, with an optional `while` or `until`. */
export function itemLoop(statement: Statement & {kind: 'forEach'}, run: Run): Completion {
  const [item, source, begin, end] = statement.args;
  if (!item || !source) {
    return 'end';
  }
  const values = run.tryEvaluate(source);
  if (values instanceof Unknown) {
    return supposeIteration(item, statement.body, run, values);
  }
  const all = itemsToVisit(values, run);
  const size = all.length;
  const bound = (expression: Expression | undefined, fallback: number): number => {
    const position = expression ? numberOf(run.evaluate(expression)) : fallback;
    return position < 0 ? Math.max(0, position + size) : position;
  };
  const elements =
    values instanceof CollectionValue || values instanceof SelectionValue
      ? all.slice(bound(begin, 0), bound(end, size))
      : all;
  const {limit} = statement;
  const holds = () => limit && isTrue(run.evaluate(limit.condition));
  let index = 0;
  const shouldContinue = () => {
    if (index === elements.length || (limit?.keyword === 'while' && !holds())) {
      return false;
    }
    run.assign(item, elements[index]);
    index += 1;
    return true;
  };
  return loop(shouldContinue, statement, run, () => {
    if (limit?.keyword === 'until' && holds()) {
      index = elements.length;
    }
  });
}

/** Returns the elements, the entities, or the names of the properties. */
function itemsToVisit(values: Value, run: Run): Value[] {
  if (values instanceof SelectionValue) {
    return entitiesOf(values, run);
  }
  return values instanceof ObjectValue
    ? [...entriesOf(values).keys()]
    : itemsOf(collectionOf(values));
}

/** Executes one iteration with an unknown item. */
function supposeIteration(
  item: Expression,
  body: Statement[],
  run: Run,
  {reason}: Unknown,
): Completion {
  forgetAssigned(body, run, reason);
  run.assign(item, new Unknown(reason));
  return suppose([body], run, reason);
}

/** Executes all bodies, although at most one of them would run, and forgets their assignments. */
export function suppose(bodies: Statement[][], run: Run, reason: string): Completion {
  const changes = run.database?.changes;
  for (const body of bodies) {
    const {errors} = run;
    const completion = rescue<Completion, LanguageError>(
      LanguageError,
      () => run.execute(body),
      () => 'end',
    );
    if (completion === 'break' || completion === 'continue') {
      run.uncertainLoop = reason;
    }
    if (typeof completion === 'object') {
      run.scope.uncertainResult = reason;
    }
    // Results stated further down assume that this body didn't leave the method.
    run.errors = errors;
    forgetAssigned(body, run, reason);
  }
  if (run.database && run.database.changes !== changes) {
    run.database.unknown = reason;
  }
  return 'end';
}
