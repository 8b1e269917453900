import {withArticle} from '../types';
import {cannotEvaluate, DateValue, ensure, kindOf, known, TimeValue, type Value} from './values';

/** Evaluates `string(value)` without a format. Source: language/commands/string. */
export function toText(value: Value): string {
  const knownValue = known(value);
  switch (typeof knownValue) {
    case 'undefined':
      return '';
    case 'boolean':
      return knownValue ? 'True' : 'False';
    case 'string':
      return knownValue;
    case 'number':
      return numberText(knownValue);
  }
  if (knownValue === null) {
    return 'null';
  }
  if (knownValue instanceof TimeValue) {
    return timeText(knownValue);
  }
  ensure(!(knownValue instanceof DateValue), 'the default format of a date is not supported');
  return cannotEvaluate(`converting ${withArticle(kindOf(knownValue))} to text is not supported`);
}

/** Formats up to 13 digits, without a trailing decimal point. */
export function numberText(number: number): string {
  if (Number.isNaN(number)) {
    return '';
  }
  if (!Number.isFinite(number)) {
    return number > 0 ? 'INF' : '-INF';
  }
  // `toPrecision` is slow, and most numbers are whole.
  const isExact = Number.isInteger(number) && Math.abs(number) < 1e13;
  const rounded = isExact ? number : Number(number.toPrecision(13));
  ensure(
    rounded === 0 || (Math.abs(rounded) < 1e13 && Math.abs(rounded) >= 1e-6),
    'converting a very large or small number to text is not supported',
  );
  return String(rounded);
}

/** Formats a time as `08:05:30`; hours may exceed 24. */
export function timeText({seconds}: TimeValue): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
