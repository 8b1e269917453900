import {withArticle} from '../types';
import {spend, tick} from './budget';
import {collators, equalTexts, hasKeyword} from './text';
import {
  BlobValue,
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  kindOf,
  known,
  ObjectValue,
  TimeValue,
  type Value,
} from './values';

type Operator = (first: never, second: never) => Value;

/** Real numbers that differ by at most this much are equal; `setRealComparisonLevel` changes it. */
export const comparisonLevel = 1e-6;

/** Operations by operator and operand types. Source: language/basics, one page per type. */
const operators: Record<string, Record<string, Operator>> = {
  '+': {
    'number number': (a: number, b: number) => a + b,
    'string string': (a: string, b: string) => a + b,
    'date number': addDays,
    'time time': (a: TimeValue, b: TimeValue) => new TimeValue(a.seconds + b.seconds),
    'time number': (a: TimeValue, b: number) => a.seconds + b,
  },
  '-': {
    'number number': (a: number, b: number) => a - b,
    'date date': (a: DateValue, b: DateValue) => daysOf(a) - daysOf(b),
    'date number': (a: DateValue, b: number) => addDays(a, -b),
    'time time': (a: TimeValue, b: TimeValue) => new TimeValue(a.seconds - b.seconds),
    'time number': (a: TimeValue, b: number) => a.seconds - b,
  },
  '*': {
    'number number': (a: number, b: number) => a * b,
    'string number': repeat,
    'time number': (a: TimeValue, b: number) => a.seconds * b,
  },
  '/': {
    'number number': (a: number, b: number) => a / b,
    'time number': (a: TimeValue, b: number) => a.seconds / b,
  },
  '\\': {
    'number number': divideIntegers,
    'time number': (a: TimeValue, b: number) => divideIntegers(a.seconds, b),
  },
  '%': {
    'number number': remainder,
    'time time': (a: TimeValue, b: TimeValue) => new TimeValue(remainder(a.seconds, b.seconds)),
    'time number': (a: TimeValue, b: number) => remainder(a.seconds, b),
    'string string': hasKeyword,
  },
  '^': {'number number': (a: number, b: number) => a ** b},
  '&': {
    'boolean boolean': (a: boolean, b: boolean) => a && b,
    'number number': (a: number, b: number) => integer(a) & integer(b),
  },
  '|': {
    'boolean boolean': (a: boolean, b: boolean) => a || b,
    'number number': (a: number, b: number) => integer(a) | integer(b),
  },
  '^|': {'number number': (a: number, b: number) => integer(a) ^ integer(b)},
  '<<': {'number number': (a: number, b: number) => (b > 31 ? 0 : integer(a) << bit(b))},
  '>>': {'number number': (a: number, b: number) => (b > 31 ? 0 : (integer(a) >>> bit(b)) | 0)},
  '?+': {'number number': (a: number, b: number) => integer(a) | (1 << bit(b))},
  '?-': {'number number': (a: number, b: number) => integer(a) & ~(1 << bit(b))},
  '??': {'number number': (a: number, b: number) => (integer(a) & (1 << bit(b))) !== 0},
};

function repeat(text: string, times: number): string {
  const count = Math.max(0, times);
  spend(text.length * 2 * count);
  return text.repeat(count);
}

/** Evaluates `first operator second` for every operator except `&&` and `||`. */
export function operate(
  operator: string,
  first: Value,
  second: Value,
  level = comparisonLevel,
): Value {
  const [a, b] = [known(first), known(second)];
  if (operator === '==' || operator === '!=') {
    return equal(a, b, level) === (operator === '==');
  }
  if (['<', '>', '<=', '>='].includes(operator)) {
    if (a === undefined && !['undefined', 'null', 'object', 'collection'].includes(kindOf(b))) {
      return false;
    }
    return isOrdered(a, operator, b);
  }
  const apply = operators[operator]?.[`${kindOf(a)} ${kindOf(b)}`];
  ensure(apply, `"${operator}" with ${typesOf(a, b)} is not supported`);
  return apply(a as never, b as never);
}

/** Evaluates `<`, `>`, `<=`, or `>=`. */
export function isOrdered(first: Value, operator: string, second: Value): boolean {
  const order = compare(first, second);
  return (operator.endsWith('=') && order === 0) || (operator[0] === '<' ? order < 0 : order > 0);
}

/** Evaluates `==`: by content for scalars, by reference for objects and collections. */
export function equal(first: Value, second: Value, level = comparisonLevel): boolean {
  tick();
  const [a, b] = [known(first), known(second)];
  if (a === null || a === undefined || b === null || b === undefined) {
    return (a ?? undefined) === (b ?? undefined);
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return equalTexts(a, b);
  }
  ensure(
    kindOf(a) === kindOf(b) && !(a instanceof BlobValue),
    `"==" with ${typesOf(a, b)} is not supported`,
  );
  if (typeof a === 'number' && typeof b === 'number') {
    return areClose(a, b, level);
  }
  return a instanceof DateValue || a instanceof TimeValue ? compare(a, b) === 0 : a === b;
}

/**
 * Rounds the difference to 13 significant digits, so that floating-point error doesn't matter when the
 * difference is exactly `level`.
 */
function areClose(a: number, b: number, level: number): boolean {
  return a === b || Number(Math.abs(a - b).toPrecision(13)) <= level;
}

/** Returns a negative number, zero, or a positive number for two scalars of the same type. */
export function compare(first: Value, second: Value): number {
  tick();
  const [a, b] = [known(first), known(second)];
  if (typeof a === 'string' && typeof b === 'string') {
    // With `<` or `>`, a wildcard has a special meaning.
    ensure(!b.includes('@'), 'comparing with a string that contains a wildcard is not supported');
    return collators.plain.compare(a, b);
  }
  if (typeof a === 'number' && typeof b === 'number') {
    // Only equality is documented to ignore small differences.
    ensure(
      a === b || !areClose(a, b, comparisonLevel),
      `comparing ${a} with ${b} is not supported`,
    );
    return a - b;
  }
  if (a instanceof DateValue && b instanceof DateValue) {
    return a.days === b.days ? 0 : a.days - b.days;
  }
  if (a instanceof TimeValue && b instanceof TimeValue) {
    return a.seconds - b.seconds;
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') {
    return Number(a) - Number(b);
  }
  return cannotEvaluate(`ordering ${typesOf(a, b)} is not supported`);
}

/**
 * Returns whether `&&`, `||`, and `? :` treat the value as true. Source: language/basics/lang-operators,
 * falsy values.
 */
export function isTruthy(value: Value): boolean {
  const knownValue = known(value);
  if (knownValue instanceof DateValue) {
    return !knownValue.isNull;
  }
  if (knownValue instanceof CollectionValue) {
    return knownValue.unknown !== undefined || knownValue.items.length > 0;
  }
  if (knownValue instanceof ObjectValue) {
    return (
      knownValue.unknown !== undefined ||
      knownValue.objectClass !== undefined ||
      knownValue.isPartial ||
      knownValue.entries.size > 0
    );
  }
  return typeof knownValue === 'number' || Boolean(knownValue);
}

/** Returns whether `if`, `while`, and `switch` treat the value as true; undefined counts as false. */
export function isTrue(value: Value): boolean {
  const knownValue = known(value);
  if (knownValue === undefined) {
    return false;
  }
  ensure(
    typeof knownValue === 'boolean',
    `a condition of type ${kindOf(knownValue)} is not supported`,
  );
  return knownValue;
}

/** out: `a string and a number` */
function typesOf(a: Value, b: Value): string {
  return `${withArticle(kindOf(a))} and ${withArticle(kindOf(b))}`;
}

function daysOf(date: DateValue): number {
  ensure(!date.isNull, 'date arithmetic on the null date is not supported');
  return date.days;
}

function addDays(date: DateValue, days: number): DateValue {
  return DateValue.fromDays(daysOf(date) + days);
}

/** Requires a 32-bit integer, as bitwise operators, integer division, and `%` do. */
function integer(number: number): number {
  ensure(
    Number.isInteger(number) && Math.abs(number) <= 2 ** 31,
    `${number} is not a 32-bit integer`,
  );
  return number;
}

function bit(number: number): number {
  ensure(Number.isInteger(number) && number >= 0 && number <= 31, `there is no bit ${number}`);
  return number;
}

function divideIntegers(a: number, b: number): number {
  return Math.trunc(nonZero(a, b));
}

function remainder(a: number, b: number): number {
  return integer(a) - Math.trunc(nonZero(a, b)) * b;
}

function nonZero(a: number, b: number): number {
  ensure(b !== 0, 'integer division by zero is not supported');
  return integer(a) / integer(b);
}
