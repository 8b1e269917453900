import {
  BlobValue,
  CollectionValue,
  DateValue,
  ensure,
  kindOf,
  known,
  ObjectValue,
  TimeValue,
  type Value,
} from './values';

/** Creates a function that reads arguments of one type, and throws for any other. */
function reader<Type extends Value>(name: string, isOfType: (value: Value) => value is Type) {
  return (value: Value): Type => {
    const knownValue = known(value);
    ensure(isOfType(knownValue), `expected ${name}, found ${kindOf(knownValue)}`);
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

/** Returns a number, or the number of seconds in a time. */
export function secondsOf(value: Value): number {
  return value instanceof TimeValue ? value.seconds : numberOf(value);
}

/** Returns an integer. Other numbers aren't supported, since a command may truncate or round them. */
export function integerOf(value: Value): number {
  const number = numberOf(value);
  ensure(Number.isInteger(number), `expected an integer, found ${number}`);
  return number;
}
