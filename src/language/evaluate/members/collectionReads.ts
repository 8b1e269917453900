import {collectionOf, integerOf, numberOf, textOf} from '../arguments';
import {hasOption} from '../constants';
import {deepEqual, copyOf} from '../copies';
import {equal} from '../operators';
import type {Run} from '../run';
import {collators} from '../text';
import {
  CollectionValue,
  itemsOf,
  kindOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  type Value,
} from '../values';
import {fromEnd, type CollectionMember} from './collectionChanges';
import {matching} from './collectionQuery';
import {compareMixed} from './ordering';
import {valueAt} from './paths';
import {orderedBy} from './orderBy';
import {toText} from '../toText';

const diacritical = 8;
const countValues = 32;

/** Functions that don't change the collection. Source: language/CollectionClass. */
export const collectionReads: Record<string, CollectionMember> = {
  at: (receiver, [index]) => itemsOf(receiver).at(integerOf(index)),

  average: (receiver, [path], run) => {
    const numbers = numbersIn(receiver, path, run);
    return numbers.length === 0 ? undefined : sumOf(numbers) / numbers.length;
  },

  concat: (receiver, values) =>
    new CollectionValue([
      ...itemsOf(receiver),
      ...values.flatMap((value) => (value instanceof CollectionValue ? itemsOf(value) : [value])),
    ]),

  copy: (receiver, [option]) => {
    const copy = copyOf(receiver);
    if (copy instanceof CollectionValue) {
      copy.isShared = typeof option === 'number' && hasOption(option, 'kShared');
    }
    return copy;
  },

  count: (receiver, [path], run) =>
    valuesIn(receiver, path, run).filter((value) => value !== null && value !== undefined).length,

  countValues: (receiver, [wanted, path], run) =>
    valuesIn(receiver, path, run).filter((value) => isSame(value, wanted)).length,

  distinct: (receiver, args, run) => {
    const path = typeof args[0] === 'string' ? args[0] : undefined;
    const options = Number(path === undefined ? (args[0] ?? 0) : (args[1] ?? 0));
    const collator = (options & diacritical) === 0 ? collators.plain : collators.strict;
    return distinctValues(valuesIn(receiver, path, run), collator, (options & countValues) !== 0);
  },

  equal: (receiver, [other, option]) =>
    deepEqual(
      receiver,
      collectionOf(other),
      option === diacritical ? collators.strict : collators.plain,
    ),

  extract: (receiver, args, run) => extracted(receiver, args, run),

  first: (receiver) => itemsOf(receiver)[0],

  flat: (receiver, [depth = 1]) => new CollectionValue(flattened(receiver, integerOf(depth))),

  includes: (receiver, args) => indexFrom(receiver, args) >= 0,

  indexOf: (receiver, args) => indexFrom(receiver, args),

  indices: (receiver, [query, ...values], run) => {
    const matches = matching(textOf(query), values, run);
    return new CollectionValue(
      itemsOf(receiver).flatMap((item, index) => (matches(item) ? [index] : [])),
    );
  },

  join: (receiver, [delimiter, option]) =>
    itemsOf(receiver)
      .map((item) => toText(item))
      .filter(
        (text, index) =>
          !(typeof option === 'number' && hasOption(option, 'kIgnoreNullOrEmpty')) ||
          (text !== '' && itemsOf(receiver)[index] !== null),
      )
      .join(textOf(delimiter)),

  last: (receiver) => itemsOf(receiver).at(-1),

  lastIndexOf: (receiver, [wanted, from]) => {
    const items = itemsOf(receiver);
    const index = from === undefined ? items.length - 1 : integerOf(from);
    const start = index < 0 ? index + items.length : index;
    return start <= 0 && from !== undefined
      ? -1
      : items.slice(0, start + 1).findLastIndex((item) => isSame(item, wanted));
  },

  max: (receiver, [path], run) => definedIn(receiver, path, run).toSorted(compareMixed).at(-1),

  min: (receiver, [path], run) => definedIn(receiver, path, run).toSorted(compareMixed)[0],

  orderBy: (receiver, [criteria], run) =>
    new CollectionValue(orderedBy(itemsOf(receiver), criteria, run), receiver.isShared),

  query: (receiver, [query, ...values], run) =>
    new CollectionValue(
      itemsOf(receiver).filter(matching(textOf(query), values, run)),
      receiver.isShared,
    ),

  reverse: (receiver) => {
    const copy = copyOf(receiver);
    return copy instanceof CollectionValue
      ? new CollectionValue(copy.items.toReversed(), receiver.isShared)
      : copy;
  },

  slice: (receiver, [start, end]) =>
    new CollectionValue(
      itemsOf(receiver).slice(
        fromEnd(start, itemsOf(receiver).length, 0),
        end === undefined ? undefined : integerOf(end),
      ),
      receiver.isShared,
    ),

  sum: (receiver, [path], run) => sumOf(numbersIn(receiver, path, run)),
};

/** Returns the elements, or their values at the path. */
function valuesIn(receiver: CollectionValue, path: Value, run: Run): Value[] {
  const items = itemsOf(receiver);
  return (path === undefined ? items : items.map((item) => valueAt(item, textOf(path), run))).map(
    known,
  );
}

function definedIn(receiver: CollectionValue, path: Value, run: Run): Value[] {
  const values = valuesIn(receiver, path, run);
  if (path !== undefined && values.some((value) => value === undefined || value === null)) {
    throw new CannotEvaluateError('the order of elements without the property is not supported');
  }
  return values;
}

function numbersIn(receiver: CollectionValue, path: Value, run: Run): number[] {
  return valuesIn(receiver, path, run).filter((value) => typeof value === 'number');
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Returns true if the values have the same type and are equal by that type's rules. */
function isSame(value: Value, wanted: Value): boolean {
  return kindOf(known(value)) === kindOf(known(wanted)) && equal(value, wanted);
}

function indexFrom(receiver: CollectionValue, [wanted, from]: Value[]): number {
  const items = itemsOf(receiver);
  const start = fromEnd(from, items.length, 0);
  return items.findIndex((item, index) => index >= start && isSame(item, wanted));
}

function flattened(collection: CollectionValue, depth: number): Value[] {
  return itemsOf(collection).flatMap((item) =>
    item instanceof CollectionValue && depth > 0 ? flattened(item, depth - 1) : [item],
  );
}

function distinctValues(values: Value[], collator: Intl.Collator, areCounted: boolean): Value {
  const groups: Value[][] = [];
  const isEqual = (a: Value, b: Value) =>
    typeof a === 'string' && typeof b === 'string'
      ? collator.compare(a, b) === 0
      : kindOf(known(a)) === kindOf(known(b)) && equal(a, b);
  for (const value of values.filter((value) => value !== null && value !== undefined)) {
    const group = groups.find(([first]) => isEqual(first, value));
    if (group) {
      group.push(value);
    } else {
      groups.push([value]);
    }
  }
  groups.sort(([a], [b]) =>
    typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : compareMixed(a, b),
  );
  return new CollectionValue(
    groups.map((group) =>
      areCounted
        ? new ObjectValue([
            ['value', group[0]],
            ['count', group.length],
          ])
        : group[0],
    ),
  );
}

/** Returns the values at a path or, if names follow the paths, objects with the values under those names. */
function extracted(receiver: CollectionValue, args: Value[], run: Run): Value {
  const [path, second] = args;
  if (typeof second !== 'string') {
    const keepsNull = second !== undefined && hasOption(numberOf(second), 'kKeepNull');
    const values = valuesIn(receiver, textOf(path), run).map((value) => value ?? null);
    return new CollectionValue(values.filter((value) => keepsNull || value !== null));
  }
  const names = args.map(textOf);
  return new CollectionValue(
    itemsOf(receiver).map(
      (item) =>
        new ObjectValue(
          names.flatMap((name, index): [string, Value][] =>
            index % 2 === 0 ? [[names[index + 1] ?? '', valueAt(item, name, run) ?? null]] : [],
          ),
        ),
    ),
  );
}
