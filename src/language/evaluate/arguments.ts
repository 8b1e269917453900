import {
  BlobValue,
  CollectionValue,
  DateValue,
  kindOf,
  known,
  NotComputed,
  ObjectValue,
  TimeValue,
  type Value,
} from './values';

/** Creates a reader of arguments of one type, which throws for other types. */
function reader<Type extends Value>(name: string, isOfType: (value: Value) => value is Type) {
  return (value: Value): Type => {
    const knownValue = known(value);
    if (!isOfType(knownValue)) {
      throw new NotComputed(`expected ${name}, found ${kindOf(knownValue)}`);
    }
    return knownValue;
  };
}

export const textOf = reader('a string', (value) => typeof value === 'string');
export const numberOf = reader('a number', (value) => typeof value === 'number');
export const booleanOf = reader('a boolean', (value) => typeof value === 'boolean');
export const dateOf = reader('a date', (value) => value instanceof DateValue);
export const objectOf = reader('an object', (value) => value instanceof ObjectValue);
export const collectionOf = reader('a collection', (value) => value instanceof CollectionValue);
export const blobOf = reader('a blob', (value) => value instanceof BlobValue);

/** Returns a number, or the seconds of a time. */
export function secondsOf(value: Value): number {
  return value instanceof TimeValue ? value.seconds : numberOf(value);
}

/** Returns an integer; other numbers aren't computed, since a parameter may truncate or round them. */
export function integerOf(value: Value): number {
  const number = numberOf(value);
  if (!Number.isInteger(number)) {
    throw new NotComputed(`expected an integer, found ${number}`);
  }
  return number;
}
