import {CollectionValue, FunctionValue, ObjectValue, type Value} from './values';

/** Thrown when running code takes too long or creates too much. Code can't catch it. */
export class LimitError extends Error {}

export interface Limits {
  /** Running time in milliseconds. */
  time: number;
  /** Approximate size of the values that exist at the same time. */
  bytes: number;
}

interface Budget extends Limits {
  deadline: number;
  /** Returns the values that variables hold. */
  held: () => Iterable<Value>;
  /** Size of the values held when they were last measured, plus those created since then. */
  used: number;
  /** Size of the values created by the statement that is running in the main code. */
  inStatement: number;
  ticks: number;
}

/** One at a time, because evaluating never waits. */
let budget: Budget | undefined;

const ticksPerCheck = 256;

/** Evaluates within limits. @throws LimitError */
export function withinLimits<Result>(
  limits: Limits,
  held: Budget['held'],
  compute: () => Result,
): Result {
  const deadline = Date.now() + limits.time;
  budget = {...limits, deadline, held, used: 0, inStatement: 0, ticks: 0};
  try {
    return compute();
  } finally {
    budget = undefined;
  }
}

/** Must be called regularly by everything that can take long. @throws LimitError */
export function tick(): void {
  if (!budget) {
    return;
  }
  budget.ticks += 1;
  if (budget.ticks % ticksPerCheck === 0 && Date.now() > budget.deadline) {
    throw new LimitError(`It ran for more than ${budget.time / 1000} seconds and was stopped.`);
  }
}

/** Must be called before or after creating values of this size. @throws LimitError */
export function spend(bytes: number): void {
  if (!budget) {
    return;
  }
  tick();
  budget.used += bytes;
  budget.inStatement += bytes;
  if (budget.used > budget.bytes) {
    budget.used = bytes > budget.bytes ? bytes : budget.inStatement + sizeOf(budget.held());
    if (budget.used > budget.bytes) {
      throw new LimitError(
        `Its values take more than ${Math.round(budget.bytes / 2 ** 20)} MB of memory, so it was stopped.`,
      );
    }
  }
}

/** Must be called when the main code begins its next statement: what the last one didn't keep is gone. */
export function beginStatement(): void {
  if (budget) {
    budget.inStatement = 0;
  }
}

/** Counts a value that was created just now. @throws LimitError */
export function created(value: Value): Value {
  spend(ownSize(value));
  return value;
}

export const bytesPerItem = 16;

/** Approximate size of a value without the values in it. */
export function ownSize(value: Value): number {
  if (typeof value === 'string') {
    return value.length * 2;
  }
  if (value instanceof CollectionValue) {
    return (value.items.length + 1) * bytesPerItem;
  }
  if (value instanceof ObjectValue) {
    return (value.entries.size + 1) * 4 * bytesPerItem;
  }
  return typeof value === 'object' && value !== null && 'bytes' in value
    ? value.bytes.length
    : bytesPerItem;
}

/** Approximate size of values with everything in them; each object and collection counts once. */
function sizeOf(values: Iterable<Value>): number {
  const containers = new Set<Value>();
  let size = 0;
  const add = (value: Value) => {
    if (typeof value === 'object' && value !== null) {
      containers.add(value);
    } else {
      size += ownSize(value);
    }
  };
  [...values].forEach(add);
  // The set grows while it's visited.
  for (const value of containers) {
    tick();
    size += ownSize(value);
    if (value instanceof CollectionValue) {
      value.items.forEach(add);
    } else if (value instanceof ObjectValue) {
      value.entries.forEach(add);
    } else if (value instanceof FunctionValue && value.code.kind === 'formula') {
      value.code.variables.forEach((variable) => add(variable.value));
    }
  }
  return size;
}
