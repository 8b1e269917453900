import {collectionOf, integerOf, numberOf, textOf} from '../arguments';
import {bytesPerItem, ownSize, spend, tick} from '../budget';
import {hasOption} from '../constants';
import {copyOf, deepEqual, equalScalars} from '../copies';
import {nested} from '../nesting';
import {equal} from '../operators';
import type {Run} from '../run';
import {collators} from '../text';
import {toText} from '../toText';
import {CollectionValue, ensure, itemsOf, kindOf, known, ObjectValue, type Value} from '../values';
import {fromEnd, type CollectionMember} from './collectionChanges';
import {parseQuery} from '../query/parseQuery';
import {testOf, type Test} from '../query/matchQuery';
import {compareMixed, orderedBy} from './ordering';
import {valueAt} from '../objects';

const diacritical = 8;
const countValues = 32;

/** Functions that don't change the collection. Source: language/CollectionClass. */
export const collectionReads: Record<string, CollectionMember> = {
  at: ({items}, [index]) => items.at(integerOf(index)),

  average: ({items}, [path], run) => {
    const numbers = numbersIn(items, path, run);
    return numbers.length === 0 ? undefined : sumOf(numbers) / numbers.length;
  },

  concat: ({items}, values) => {
    values.forEach((value) => spend(ownSize(value)));
    return new CollectionValue([
      ...items,
      ...values.flatMap((value) => (value instanceof CollectionValue ? itemsOf(value) : [value])),
    ]);
  },

  copy: ({items}, [option]) =>
    new CollectionValue(
      items.map(copyOf),
      typeof option === 'number' && hasOption(option, 'kShared'),
    ),

  count: ({items}, [path], run) =>
    valuesIn(items, path, run).filter((value) => value !== null && value !== undefined).length,

  countValues: ({items}, [wanted, path], run) =>
    valuesIn(items, path, run).filter((value) => isSame(value, wanted)).length,

  distinct: ({items}, args, run) => {
    const path = typeof args[0] === 'string' ? args[0] : undefined;
    const options = Number(path === undefined ? (args[0] ?? 0) : (args[1] ?? 0));
    const collator = (options & diacritical) === 0 ? collators.plain : collators.strict;
    return distinctValues(valuesIn(items, path, run), collator, (options & countValues) !== 0);
  },

  equal: (receiver, [other, option]) => {
    const collator = option === diacritical ? collators.strict : collators.plain;
    return deepEqual(receiver, collectionOf(other), (a, b) =>
      typeof a === 'string' && typeof b === 'string'
        ? collator.compare(a, b) === 0
        : equalScalars(a, b),
    );
  },

  extract: ({items}, args, run) => new CollectionValue(extracted(items, args, run)),

  first: ({items}) => items[0],

  flat: ({items}, [depth = 1]) => new CollectionValue(flattened(items, integerOf(depth))),

  includes: ({items}, args) => indexFrom(items, args) >= 0,

  indexOf: ({items}, args) => indexFrom(items, args),

  indices: ({items}, [query, ...values], run) => {
    const matches = matching(textOf(query), values, run);
    return new CollectionValue(items.flatMap((item, index) => (matches(item) ? [index] : [])));
  },

  join: ({items}, [delimiter, option]) => {
    const ignoresEmpty = typeof option === 'number' && hasOption(option, 'kIgnoreNullOrEmpty');
    const texts = items
      .map((item) => (ignoresEmpty && item === null ? '' : toText(item)))
      .filter((text) => !ignoresEmpty || text !== '');
    texts.forEach((text) => spend(ownSize(text) + ownSize(delimiter)));
    return texts.join(textOf(delimiter));
  },

  last: ({items}) => items.at(-1),

  lastIndexOf: ({items}, [wanted, from]) => {
    const index = from === undefined ? items.length - 1 : integerOf(from);
    const start = index < 0 ? index + items.length : index;
    return start <= 0 && from !== undefined
      ? -1
      : items.slice(0, start + 1).findLastIndex((item) => isSame(item, wanted));
  },

  max: ({items}, [path], run) => definedIn(items, path, run).toSorted(compareMixed).at(-1),

  min: ({items}, [path], run) => definedIn(items, path, run).toSorted(compareMixed)[0],

  orderBy: ({items, isShared}, [criteria], run) =>
    new CollectionValue(orderedBy(items, criteria, run), isShared),

  query: ({items, isShared}, [query, ...values], run) =>
    new CollectionValue(items.filter(matching(textOf(query), values, run)), isShared),

  reverse: ({items, isShared}) => new CollectionValue(items.map(copyOf).toReversed(), isShared),

  slice: ({items, isShared}, [start, end]) => {
    const limit = end === undefined ? undefined : integerOf(end);
    return new CollectionValue(items.slice(fromEnd(start, items.length, 0), limit), isShared);
  },

  sum: ({items}, [path], run) => sumOf(numbersIn(items, path, run)),
};

/** Compiles a query text and its values into a test. Source: language/CollectionClass, query. */
function matching(query: string, values: Value[], run: Run): Test {
  const last = values.at(-1);
  const settings = last instanceof ObjectValue ? last : undefined;
  const {criterion, order} = parseQuery(query, {indexed: values, settings}, run);
  ensure(order === undefined, '"order by" in a query of a collection is not documented');
  return testOf(criterion, run);
}

/** Returns the elements, or their values at the path. */
function valuesIn(items: Value[], path: Value, run: Run): Value[] {
  return items.map((item) => known(path === undefined ? item : valueAt(item, textOf(path), run)));
}

function definedIn(items: Value[], path: Value, run: Run): Value[] {
  const values = valuesIn(items, path, run);
  ensure(
    path === undefined || values.every((value) => value !== undefined && value !== null),
    'ordering elements without the property is not supported',
  );
  return values;
}

function numbersIn(items: Value[], path: Value, run: Run): number[] {
  return valuesIn(items, path, run).filter((value) => typeof value === 'number');
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Returns true if the values have the same type and are equal by that type's rules. */
function isSame(value: Value, wanted: Value): boolean {
  return kindOf(value) === kindOf(wanted) && equal(value, wanted);
}

function indexFrom(items: Value[], [wanted, from]: Value[]): number {
  const start = fromEnd(from, items.length, 0);
  return items.findIndex((item, index) => index >= start && isSame(item, wanted));
}

function flattened(items: Value[], depth: number): Value[] {
  spend(items.length * bytesPerItem);
  return items.flatMap((item) =>
    item instanceof CollectionValue && depth > 0
      ? nested(() => flattened(itemsOf(item), depth - 1))
      : [item],
  );
}

function distinctValues(values: Value[], collator: Intl.Collator, areCounted: boolean): Value {
  const groups: Value[][] = [];
  const isEqual = (a: Value, b: Value) => {
    tick();
    return typeof a === 'string' && typeof b === 'string'
      ? collator.compare(a, b) === 0
      : isSame(a, b);
  };
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
function extracted(items: Value[], args: Value[], run: Run): Value[] {
  const [path, second] = args;
  if (typeof second !== 'string') {
    const keepsNull = second !== undefined && hasOption(numberOf(second), 'kKeepNull');
    const values = valuesIn(items, textOf(path), run).map((value) => value ?? null);
    return values.filter((value) => keepsNull || value !== null);
  }
  const names = args.map(textOf);
  return items.map(
    (item) =>
      new ObjectValue(
        names.flatMap((name, index): [string, Value][] =>
          index % 2 === 0 ? [[names[index + 1] ?? '', valueAt(item, name, run) ?? null]] : [],
        ),
      ),
  );
}
