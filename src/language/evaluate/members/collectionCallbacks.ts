import {integerOf} from '../arguments';
import {isTrue} from '../operators';
import type {Run} from '../run';
import {stored} from '../types';
import {
  CollectionValue,
  FunctionValue,
  itemsOf,
  CannotEvaluateError,
  ObjectValue,
  Unknown,
  type Value,
} from '../values';
import type {CollectionMember} from './collectionChanges';
import {callbackOf, callWith, sortedBy} from './ordering';

/** Functions that call a formula or a method for each element. Source: language/CollectionClass. */
export const collectionCallbacks: Record<string, CollectionMember> = {
  every: (receiver, args, run) => {
    const {items, start, passes} = search(receiver, args, run);
    return start >= items.length ? false : items.slice(start).every(passes);
  },

  filter: (receiver, args, run) => {
    const {items, passes} = search(receiver, args, run);
    return new CollectionValue(items.filter(passes), receiver.isShared);
  },

  find: (receiver, args, run) => {
    const {items, start, passes} = search(receiver, args, run);
    if (start >= items.length && start > 0) {
      throw new CannotEvaluateError('.find() with a start beyond the end is not supported');
    }
    return items.slice(start).find(passes);
  },

  findIndex: (receiver, args, run) => {
    const {items, start, passes} = search(receiver, args, run);
    return items.findIndex((item, index) => index >= start && passes(item));
  },

  flatMap: (receiver, args, run) =>
    new CollectionValue(
      mapped(receiver, args, run).flatMap((value) =>
        value instanceof CollectionValue ? itemsOf(value) : [value],
      ),
    ),

  map: (receiver, args, run) => new CollectionValue(mapped(receiver, args, run)),

  orderByMethod: (receiver, [callback, ...params], run) =>
    new CollectionValue(
      sortedBy(itemsOf(receiver), callbackOf(callback, run), params, run),
      receiver.isShared,
    ),

  reduce: (receiver, args, run) => reduced(itemsOf(receiver), args, run),

  reduceRight: (receiver, args, run) => reduced(itemsOf(receiver).toReversed(), args, run),

  some: (receiver, args, run) => {
    const {items, start, passes} = search(receiver, args, run);
    return items.slice(start).some(passes);
  },
};

/** Reads the arguments `{startFrom, } callback {, params}` as a start index and a predicate. */
function search(
  receiver: CollectionValue,
  args: Value[],
  run: Run,
): {items: Value[]; start: number; passes: (value: Value) => boolean} {
  const items = itemsOf(receiver);
  const from = typeof args[0] === 'number' ? integerOf(args[0]) : 0;
  const [formula, ...params] = typeof args[0] === 'number' ? args.slice(1) : args;
  const callback = callbackOf(formula, run);
  const start = from < 0 ? Math.max(0, from + items.length) : from;
  return {items, start, passes: (value) => isTrue(callOn(value, callback, params, run))};
}

function mapped(receiver: CollectionValue, [formula, ...params]: Value[], run: Run): Value[] {
  const callback = callbackOf(formula, run);
  return itemsOf(receiver).map((value) => stored(callOn(value, callback, params, run)) ?? null);
}

function callOn(value: Value, callback: FunctionValue, params: Value[], run: Run): Value {
  const result = callWith({value}, callback, params, run);
  if (result instanceof Unknown) {
    throw new CannotEvaluateError(result.reason);
  }
  return result;
}

/** Returns the final accumulator. `$1.stop` isn't supported. */
function reduced(items: Value[], [formula, initial, ...params]: Value[], run: Run): Value {
  const callback = callbackOf(formula, run);
  let accumulator = initial;
  for (const value of items) {
    const argument = new ObjectValue([
      ['value', value],
      ['accumulator', accumulator],
    ]);
    run.call(callback, undefined, [argument, ...params]);
    accumulator = argument.entries.get('accumulator');
  }
  return accumulator;
}
