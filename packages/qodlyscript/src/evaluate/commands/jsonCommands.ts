import {textOf} from '../arguments';
import {ownSize, spend} from '../budget';
import {nested} from '../nesting';
import {numberText} from '../toText';
import {
  cannotEvaluate,
  CollectionValue,
  ensure,
  entriesOf,
  itemsOf,
  kindOf,
  known,
  languageError,
  ObjectValue,
  rescue,
  TimeValue,
  type Value,
} from '../values';
import type {Command} from './command';

/** Types that `jsonParse` can require, by the values of `kString`, `kObject`, and `kCollection`. */
const requiredKinds: Record<string, string> = {2: 'string', 38: 'object', 42: 'collection'};

/** Source: language/commands, theme JSON. */
export const jsonCommands: Record<string, Command> = {
  jsonParse: ([text, type], {hasStar}) => {
    const kind = typeof type === 'number' ? requiredKinds[type] : undefined;
    ensure(
      !hasStar && (type === undefined || kind !== undefined),
      'jsonParse() with this type is not supported',
    );
    const value = rescue(
      SyntaxError,
      () => fromJson(JSON.parse(textOf(text))),
      () => {
        throw languageError(undefined, undefined);
      },
    );
    ensure(
      kind === undefined || kindOf(value) === kind,
      'jsonParse() of a value of another type is not supported',
    );
    return value;
  },

  jsonStringify: ([value], {hasStar}) => {
    ensure(!hasStar, 'jsonStringify() with line breaks is not supported');
    return stringify(value);
  },
};

function fromJson(json: unknown): Value {
  if (Array.isArray(json)) {
    return new CollectionValue(nested(() => json.map(fromJson)));
  }
  return typeof json === 'object' && json !== null
    ? new ObjectValue(
        nested(() => Object.entries(json).map(([name, value]) => [name, fromJson(value)])),
      )
    : (json as Value);
}

function stringify(value: Value): string {
  const knownValue = known(value);
  spend(ownSize(knownValue));
  if (knownValue instanceof CollectionValue) {
    return `[${nested(() => itemsOf(knownValue).map(stringify)).join(',')}]`;
  }
  if (knownValue instanceof ObjectValue && !knownValue.objectClass) {
    const entries = nested(() =>
      [...entriesOf(knownValue)].map(
        ([name, inner]) => `${JSON.stringify(name)}:${stringify(inner)}`,
      ),
    );
    return `{${entries.join(',')}}`;
  }
  if (knownValue instanceof TimeValue) {
    return String(knownValue.seconds);
  }
  if (typeof knownValue === 'number') {
    return numberText(knownValue);
  }
  return knownValue === null || ['string', 'boolean'].includes(typeof knownValue)
    ? JSON.stringify(knownValue)
    : cannotEvaluate('converting this value to JSON is not supported');
}
