import {isTrue} from '../operators';
import type {Run} from '../run';
import {stored} from '../types';
import {
  CollectionValue,
  ensure,
  itemsOf,
  known,
  ObjectValue,
  type FunctionValue,
  type Value,
} from '../values';
import {fromEnd, type CollectionMember} from './collectionChanges';
import {callbackOf, callWith, checkStop, sortedBy} from './ordering';

/** Functions that call a formula or a method for each element. Source: language/CollectionClass. */
export const collectionCallbacks: Record<string, CollectionMember> = {
  every: ({items}, args, run) => {
    const {start, passes} = search(items, args, run);
    return start < items.length && items.slice(start).every(passes);
  },

  filter: ({items, isShared}, args, run) =>
    new CollectionValue(items.filter(search(items, args, run).passes), isShared),

  find: ({items}, args, run) => {
    const {start, passes} = search(items, args, run);
    ensure(
      start === 0 || start < items.length,
      '.find() with a start index past the end is not supported',
    );
    return items.slice(start).find(passes);
  },

  findIndex: ({items}, args, run) => {
    const {start, passes} = search(items, args, run);
    return items.findIndex((item, index) => index >= start && passes(item));
  },

  flatMap: ({items}, args, run) =>
    new CollectionValue(
      mapped(items, args, run).flatMap((value) =>
        value instanceof CollectionValue ? itemsOf(value) : [value],
      ),
    ),

  map: ({items}, args, run) => new CollectionValue(mapped(items, args, run)),

  orderByMethod: ({items, isShared}, [callback, ...params], run) =>
    new CollectionValue(sortedBy(items, callbackOf(callback, run), params, run), isShared),

  reduce: ({items}, args, run) => reduced(items, args, run),

  reduceRight: ({items}, args, run) => reduced(items.toReversed(), args, run),

  some: ({items}, args, run) => {
    const {start, passes} = search(items, args, run);
    return items.slice(start).some(passes);
  },
};

/** Reads the arguments `{startFrom, } callback {, params}` as a start index and a predicate. */
function search(
  items: Value[],
  args: Value[],
  run: Run,
): {start: number; passes: (value: Value) => boolean} {
  const [from, formula, ...params] = typeof args[0] === 'number' ? args : [undefined, ...args];
  const callback = callbackOf(formula, run);
  return {
    start: fromEnd(from, items.length, 0),
    passes: (value) => isTrue(callOn(value, callback, params, run)),
  };
}

function mapped(items: Value[], [formula, ...params]: Value[], run: Run): Value[] {
  const callback = callbackOf(formula, run);
  return items.map((value) => stored(callOn(value, callback, params, run)) ?? null);
}

function callOn(value: Value, callback: FunctionValue, params: Value[], run: Run): Value {
  return known(callWith({value}, callback, params, run));
}

/** Returns the final accumulator. */
function reduced(items: Value[], [formula, initial, ...params]: Value[], run: Run): Value {
  const callback = callbackOf(formula, run);
  let accumulator = initial;
  for (const value of items) {
    const argument = new ObjectValue([
      ['value', value],
      ['accumulator', accumulator],
    ]);
    run.call(callback, undefined, [argument, ...params]);
    checkStop(argument);
    accumulator = argument.entries.get('accumulator');
  }
  return accumulator;
}
