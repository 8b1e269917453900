import {equalScalars} from './equalScalars';
import {newRun} from './interpreter';
import {parseExpression} from './parseExpression';
import {newScope} from './run';
import {timeText} from './toText';
import {
  ClassValue,
  CollectionValue,
  DateValue,
  entriesOf,
  itemsOf,
  kindOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  TimeValue,
  type Value,
} from './values';

/** Returns the value of a literal in a comment. @throws CannotEvaluateError */
export function literalValue(literal: string): Value {
  if (literal === 'undefined') {
    return undefined;
  }
  if (/^the .* date$/.test(literal)) {
    return DateValue.none;
  }
  const text = /^\d+:\d\d:\d\d$/.test(literal) ? `?${literal}?` : literal;
  const run = newRun({methods: new Map(), classes: new Map()}, 'byLevel', () => undefined);
  const expression = parseExpression(text, 'byLevel');
  if (!expression) {
    throw new CannotEvaluateError('the comment has no complete literal');
  }
  return run.evaluate(expression, newScope());
}

/** Returns true if the computed value matches the literal. @throws CannotEvaluateError */
export function agrees(literal: string, computed: Value): boolean {
  const truncated = /^(-?[\d.]+|".*)…"?$/.exec(literal)?.[1];
  if (truncated !== undefined) {
    return describeValue(computed).startsWith(truncated);
  }
  return isSame(literalValue(literal), computed);
}

function isSame(stated: Value, computed: Value): boolean {
  const [a, b] = [known(stated), known(computed)];
  if (typeof a === 'number' && typeof b === 'number') {
    // Numbers have 13 significant digits; the sine of Pi, for example, is only 0 after rounding.
    return a === 0 ? Math.abs(b) < 1e-13 : Number(a.toPrecision(13)) === Number(b.toPrecision(13));
  }
  if (a instanceof CollectionValue && b instanceof CollectionValue) {
    const [itemsA, itemsB] = [itemsOf(a), itemsOf(b)];
    return (
      itemsA.length === itemsB.length && itemsA.every((item, index) => isSame(item, itemsB[index]))
    );
  }
  if (a instanceof ObjectValue && b instanceof ObjectValue) {
    const [entriesA, entriesB] = [entriesOf(a), entriesOf(b)];
    return (
      entriesA.size === entriesB.size &&
      [...entriesA].every(
        ([name, value]) => entriesB.has(name) && isSame(value, entriesB.get(name)),
      )
    );
  }
  return equalScalars(a, b);
}

/** Returns a value as a literal. @throws CannotEvaluateError */
export function describeValue(value: Value): string {
  const knownValue = known(value);
  if (knownValue instanceof DateValue) {
    const [year, month, day] = [knownValue.year, knownValue.month, knownValue.day].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `!${year}-${month}-${day}!`;
  }
  if (knownValue instanceof TimeValue) {
    return `?${timeText(knownValue)}?`;
  }
  if (knownValue instanceof CollectionValue) {
    return `[${itemsOf(knownValue).map(describeValue).join(',')}]`;
  }
  if (knownValue instanceof ClassValue) {
    return `the class ${knownValue.name}`;
  }
  if (knownValue instanceof ObjectValue) {
    const entries = [...entriesOf(knownValue)].map(
      ([name, inner]) => `${JSON.stringify(name)}:${describeValue(inner)}`,
    );
    return `{${entries.join(',')}}`;
  }
  if (typeof knownValue === 'number') {
    return String(Number(knownValue.toPrecision(13)));
  }
  return typeof knownValue === 'string'
    ? JSON.stringify(knownValue)
    : knownValue === null || typeof knownValue === 'object'
      ? kindOf(knownValue)
      : String(knownValue);
}
