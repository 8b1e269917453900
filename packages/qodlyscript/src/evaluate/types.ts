import {lookUp} from '../lookUp';
import {
  BlobValue,
  DateValue,
  ensure,
  kindOf,
  TimeValue,
  Unknown,
  type Kind,
  type Value,
} from './values';

interface Type {
  /** Creates the value of a variable that was declared but not assigned. */
  initial: () => Value;
  /** The kinds of values that a variable of the type can hold; undefined if they aren't checked. */
  kinds?: Kind[];
}

const text: Type = {initial: () => '', kinds: ['string']};
const number: Type = {initial: () => 0, kinds: ['number']};

/** Types by declared name. Source: language/basics/lang-data-types, default values. */
const types: Record<string, Type> = {
  blob: {initial: () => new BlobValue(new Uint8Array(), false)},
  boolean: {initial: () => false, kinds: ['boolean']},
  collection: {initial: () => null, kinds: ['null', 'collection']},
  date: {initial: () => DateValue.none, kinds: ['date']},
  integer: number,
  number,
  object: {
    initial: () => null,
    kinds: ['null', 'date', 'time', 'object', 'collection', 'blob', 'function', 'class'],
  },
  picture: {initial: () => new Unknown('pictures are not supported')},
  real: number,
  string: text,
  text,
  time: {initial: () => new TimeValue(0), kinds: ['time']},
};

/** Returns the value of a variable that was declared but not assigned. */
export function defaultOf(type: string | undefined): Value {
  return type === undefined || type === 'variant'
    ? undefined
    : (lookUp(types, type)?.initial() ?? null);
}

/** Normalizes a declared type: value types in lowercase, classes as written. */
export function typeNamed(name: string | undefined): string | undefined {
  return name === undefined || /[.]/.test(name) ? name : name.toLowerCase();
}

/** Returns the value that a variable of the type holds after the assignment. */
export function convert(value: Value, type: string | undefined): Value {
  if (value instanceof Unknown || type === undefined || type === 'variant') {
    return value;
  }
  // Assigning undefined has the effect of clearVariable.
  if (value === undefined) {
    return defaultOf(type);
  }
  if (value instanceof BlobValue && (type === 'blob' || type === '4D.Blob')) {
    return new BlobValue(value.bytes, type !== 'blob');
  }
  if (value instanceof TimeValue && lookUp(types, type) === number) {
    return value.seconds;
  }
  const hasKind = lookUp(types, type)?.kinds?.includes(kindOf(value)) ?? true;
  ensure(
    hasKind && (type !== 'integer' || Number.isInteger(value)),
    `${kindOf(value)} in a variable of type ${type} is not supported`,
  );
  return value;
}

/** Returns the value that an object or a collection holds after the assignment. */
export function stored(value: Value): Value {
  if (value instanceof TimeValue) {
    return new Unknown('times in objects are not supported');
  }
  return value instanceof BlobValue ? new BlobValue(value.bytes, true) : value;
}

const resets: Partial<Record<Kind, Value>> = {
  boolean: false,
  collection: null,
  number: 0,
  object: null,
  string: '',
};

/** Returns the value that undefined resets an existing property to. Source: language/basics/lang-object. */
export function resetOf(value: Value): Value {
  if (value instanceof DateValue || value instanceof Unknown) {
    return new Unknown('a reset property is not supported');
  }
  return kindOf(value) in resets ? resets[kindOf(value)] : value;
}
