import {
  BlobValue,
  CollectionValue,
  DateValue,
  ensure,
  kindOf,
  ObjectValue,
  TimeValue,
  Unknown,
  type Value,
} from './values';

/** Default values by declared type. Source: language/basics/lang-data-types, default values. */
const defaults: Record<string, () => Value> = {
  blob: () => new BlobValue(new Uint8Array(), false),
  boolean: () => false,
  collection: () => null,
  date: () => DateValue.none,
  integer: () => 0,
  number: () => 0,
  object: () => null,
  picture: () => new Unknown('pictures are not supported'),
  real: () => 0,
  string: () => '',
  text: () => '',
  time: () => new TimeValue(0),
};

/** Returns the value of a variable that was declared but not assigned. */
export function defaultOf(type: string | undefined): Value {
  return type === undefined || type === 'variant' ? undefined : (defaults[type]?.() ?? null);
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
  switch (type) {
    case 'string':
    case 'text':
      return accept(value, typeof value === 'string', type);
    case 'boolean':
      return accept(value, typeof value === 'boolean', type);
    case 'integer':
      return value instanceof TimeValue
        ? value.seconds
        : accept(value, Number.isInteger(value), type);
    case 'number':
    case 'real':
      return value instanceof TimeValue
        ? value.seconds
        : accept(value, typeof value === 'number', type);
    case 'date':
      return accept(value, value instanceof DateValue, type);
    case 'time':
      return accept(value, value instanceof TimeValue, type);
    case 'collection':
      return accept(value, value === null || value instanceof CollectionValue, type);
    case 'object':
      return accept(value, !['string', 'number', 'boolean'].includes(typeof value), type);
    case 'blob':
    case '4D.Blob':
      return value instanceof BlobValue ? new BlobValue(value.bytes, type !== 'blob') : value;
    default:
      return value;
  }
}

function accept(value: Exclude<Value, Unknown>, isOfType: boolean, type: string): Value {
  ensure(isOfType, `${kindOf(value)} in a variable of type ${type} is not supported`);
  return value;
}

/** Returns the value that an object or a collection holds after the assignment. */
export function stored(value: Value): Value {
  if (value instanceof TimeValue) {
    return new Unknown('times in objects are not supported');
  }
  return value instanceof BlobValue ? new BlobValue(value.bytes, true) : value;
}

/** Returns the value that undefined resets an existing property to. Source: language/basics/lang-object. */
export function resetOf(value: Value): Value {
  if (value instanceof ObjectValue || value instanceof CollectionValue) {
    return null;
  }
  const resets: Record<string, Value> = {boolean: false, string: '', number: 0};
  return value instanceof DateValue || value instanceof Unknown
    ? new Unknown('a reset property is not supported')
    : (typeof value) in resets
      ? resets[typeof value]
      : value;
}
