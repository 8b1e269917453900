import {DateValue, TimeValue, type Value} from './values';

/** Compares scalars by type and value, and objects and collections by reference. */
export function equalScalars(a: Value, b: Value): boolean {
  if (a instanceof DateValue && b instanceof DateValue) {
    return a.days === b.days;
  }
  if (a instanceof TimeValue && b instanceof TimeValue) {
    return a.seconds === b.seconds;
  }
  return a === b;
}
