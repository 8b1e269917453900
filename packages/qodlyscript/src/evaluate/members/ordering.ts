import {booleanOf, collectionOf, textOf} from '../arguments';
import {tick} from '../budget';
import {valueAt} from '../objects';
import {compare, isTrue} from '../operators';
import type {Run} from '../run';
import {collators} from '../text';
import {
  CollectionValue,
  ensure,
  FunctionValue,
  itemsOf,
  kindOf,
  known,
  ObjectValue,
  type Kind,
  type Value,
} from '../values';

/** Sort order of types in a collection of mixed types. */
const typeOrder: Kind[] = ['null', 'boolean', 'string', 'number', 'object', 'collection', 'date'];

/** Compares in ascending order, grouped by type; objects and collections keep their order. */
export function compareMixed(first: Value, second: Value): number {
  tick();
  const [a, b] = [known(first) ?? null, known(second) ?? null];
  const [rankA, rankB] = [a, b].map((value) => typeOrder.indexOf(kindOf(value)));
  ensure(rankA !== -1 && rankB !== -1, 'ordering values of these types is not supported');
  if (rankA !== rankB) {
    return (rankA ?? 0) - (rankB ?? 0);
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return collators.plain.compare(a, b);
  }
  const isUnordered = a === null || a instanceof ObjectValue || a instanceof CollectionValue;
  return isUnordered ? 0 : compare(a, b);
}

/** Sorts with a formula that returns true if its first value precedes the second. */
export function sortedBy(
  items: Value[],
  callback: FunctionValue,
  params: Value[],
  run: Run,
): Value[] {
  const isBefore = (value: Value, value2: Value) =>
    isTrue(callWith({value, value2}, callback, params, run));
  return items.toSorted((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0));
}

/** Calls the callback with an object that has the properties as `$1`; a method sets `$1.result`. */
export function callWith(
  properties: Record<string, Value>,
  callback: FunctionValue,
  params: Value[],
  run: Run,
): Value {
  const argument = new ObjectValue(Object.entries(properties));
  const result = run.call(callback, undefined, [argument, ...params]);
  checkStop(argument);
  return argument.entries.has('result') ? argument.entries.get('result') : result;
}

/** A callback that ends the calls early isn't supported: what the function then returns isn't documented. */
export function checkStop({entries}: ObjectValue): void {
  ensure(entries.get('stop') !== true, 'ending the calls with $1.stop is not supported');
}

/** Returns a formula, or the page's method with the given name. */
export function callbackOf(value: Value, run: Run): FunctionValue {
  if (value instanceof FunctionValue) {
    return value;
  }
  const name = known(value);
  const method = typeof name === 'string' ? run.page.methods.get(name.toLowerCase()) : undefined;
  ensure(method, `the page does not define the method ${String(name)}`);
  return new FunctionValue({kind: 'method', file: method});
}

interface Criterion {
  /** Undefined for the element itself. */
  path?: string;
  isDescending: boolean;
}

const descending = 1;

/** Evaluates `.orderBy()` with a string such as `salary desc, name`, a collection, or a direction. */
export function orderedBy(items: Value[], criteria: Value, run: Run): Value[] {
  const all = criteriaOf(criteria, run);
  const valueOf = (item: Value, path: string | undefined) =>
    path === undefined ? item : valueAt(item, path, run);
  return items.toSorted((a, b) => {
    for (const {path, isDescending} of all) {
      const order = compareMixed(valueOf(a, path), valueOf(b, path));
      if (order !== 0) {
        return isDescending ? -order : order;
      }
    }
    return 0;
  });
}

function criteriaOf(criteria: Value, run: Run): Criterion[] {
  if (criteria === undefined || typeof criteria === 'number') {
    return [{isDescending: criteria === descending}];
  }
  if (typeof criteria === 'string') {
    return criteria.split(',').map((part) => {
      const [, path = '', order] = /^\s*(\S+?)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
      ensure(path !== '', `the order "${part}" is not supported`);
      return {path, isDescending: order?.toLowerCase() === 'desc'};
    });
  }
  return itemsOf(collectionOf(criteria)).map((item) => {
    ensure(item instanceof ObjectValue, 'this order is not supported');
    return {
      path: textOf(valueAt(item, 'propertyPath', run)),
      isDescending: booleanOf(valueAt(item, 'descending', run) ?? false),
    };
  });
}
