import {deepEqual, equalScalars} from './copies';
import {newRun} from './interpreter';
import {nested} from './nesting';
import {parseExpression} from './parseExpression';
import {timeText} from './toText';
import {
  ClassValue,
  CollectionValue,
  DateValue,
  ensure,
  entriesOf,
  itemsOf,
  kindOf,
  known,
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
  ensure(expression, 'the literal in the comment is incomplete');
  return run.evaluate(expression);
}

/** Returns true if the computed value matches the literal. @throws CannotEvaluateError */
export function agrees(literal: string, computed: Value): boolean {
  const truncated = /^(-?[\d.]+|".*)…"?$/.exec(literal)?.[1];
  return truncated === undefined
    ? deepEqual(literalValue(literal), computed, isSame)
    : describeValue(computed).startsWith(truncated);
}

function isSame(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    // Numbers have 13 significant digits; the sine of Pi, for example, is 0 only after rounding.
    return a === 0 ? Math.abs(b) < 1e-13 : Number(a.toPrecision(13)) === Number(b.toPrecision(13));
  }
  return equalScalars(a, b);
}

/** Returns a value as a literal. @throws CannotEvaluateError */
export function describeValue(value: Value): string {
  const knownValue = known(value);
  if (knownValue instanceof DateValue) {
    const {year, month, day} = knownValue;
    return `!${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}!`;
  }
  if (knownValue instanceof TimeValue) {
    return `?${timeText(knownValue)}?`;
  }
  if (knownValue instanceof CollectionValue) {
    return `[${nested(() => itemsOf(knownValue).map(describeValue)).join(',')}]`;
  }
  if (knownValue instanceof ClassValue) {
    return `the class ${knownValue.name}`;
  }
  if (knownValue instanceof ObjectValue) {
    const entries = nested(() =>
      [...entriesOf(knownValue)].map(
        ([name, inner]) => `${JSON.stringify(name)}:${describeValue(inner)}`,
      ),
    );
    return `{${entries.join(',')}}`;
  }
  if (typeof knownValue === 'number') {
    return String(Number(knownValue.toPrecision(13)));
  }
  if (typeof knownValue === 'string') {
    return JSON.stringify(knownValue);
  }
  return typeof knownValue === 'object' ? kindOf(knownValue) : String(knownValue);
}
