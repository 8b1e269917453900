import {textOf} from '../arguments';
import {numberText} from '../toText';
import {
  cannotEvaluate,
  CollectionValue,
  ensure,
  entriesOf,
  itemsOf,
  known,
  languageError,
  ObjectValue,
  TimeValue,
  type Value,
} from '../values';
import type {Command} from './command';

/** Source: language/commands, theme JSON. */
export const jsonCommands: Record<string, Command> = {
  jsonParse: ([text, type], {hasStar}) => {
    ensure(
      !hasStar &&
        (type === undefined || type === kObject || type === kCollection || type === kString),
      'jsonParse() with this type is not supported',
    );
    const value = parseJson(textOf(text));
    const hasRequestedType =
      type === undefined ||
      (type === kObject && value instanceof ObjectValue) ||
      (type === kCollection && value instanceof CollectionValue) ||
      (type === kString && typeof value === 'string');
    ensure(hasRequestedType, 'jsonParse() of a value of another type is not supported');
    return value;
  },

  jsonStringify: ([value], {hasStar}) => {
    const knownValue = known(value);
    ensure(!hasStar, 'jsonStringify() with line breaks is not supported');
    return typeof knownValue === 'string' ? quoted(knownValue) : stringify(knownValue);
  },
};

const kString = 2;
const kObject = 38;
const kCollection = 42;

function parseJson(text: string): Value {
  try {
    return fromJson(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw languageError(undefined, undefined);
    }
    throw error;
  }
}

function fromJson(json: unknown): Value {
  if (Array.isArray(json)) {
    return new CollectionValue(json.map(fromJson));
  }
  return typeof json === 'object' && json !== null
    ? new ObjectValue(Object.entries(json).map(([name, value]) => [name, fromJson(value)]))
    : (json as Value);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function stringify(value: Value): string {
  const knownValue = known(value);
  if (knownValue instanceof CollectionValue) {
    return `[${itemsOf(knownValue).map(stringify).join(',')}]`;
  }
  if (knownValue instanceof ObjectValue && !knownValue.objectClass) {
    return `{${[...entriesOf(knownValue)].map(([name, inner]) => `${quoted(name)}:${stringify(inner)}`).join(',')}}`;
  }
  if (knownValue instanceof TimeValue) {
    return String(knownValue.seconds);
  }
  switch (typeof knownValue) {
    case 'string':
      return quoted(knownValue);
    case 'number':
      return numberText(knownValue);
    case 'boolean':
      return String(knownValue);
  }
  if (knownValue === null) {
    return 'null';
  }
  return cannotEvaluate('converting this value to JSON is not supported');
}
