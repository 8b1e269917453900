import {collectionOf, integerOf} from '../arguments';
import {bytesPerItem, spend} from '../budget';
import type {Run} from '../run';
import {stored} from '../types';
import {CollectionValue, ensure, FunctionValue, itemsOf, type Value} from '../values';
import {callbackOf, compareMixed, sortedBy} from './ordering';

/** Evaluates a call on a collection whose elements are known. */
export type CollectionMember = (receiver: CollectionValue, args: Value[], run: Run) => Value;

/** Functions that change the collection itself. Source: language/CollectionClass. */
export const collectionChanges: Record<string, CollectionMember> = {
  clear: (receiver) => replace(receiver, []),

  combine: (receiver, [other, index]) => splice(receiver, index, 0, itemsOf(collectionOf(other))),

  fill: (receiver, [value, from, until]) => {
    const {items} = receiver;
    const start = fromEnd(from, items.length, 0);
    const end = fromEnd(until, items.length, items.length);
    return replace(receiver, items.fill(stored(value), start, end));
  },

  insert: (receiver, [index, value]) => splice(receiver, index, 0, [stored(value)]),

  multiSort: (receiver, args, run) => {
    const callback = args[0] instanceof FunctionValue ? args[0] : undefined;
    const others = itemsOf(collectionOf(args.at(-1))).map(collectionOf);
    const {items} = receiver;
    const order = [...items.keys()];
    const indexOf = (value: Value) => order.findIndex((at) => items[at] === value);
    const sorted = callback
      ? sortedBy(items, callback, [], run).map((value) => order.splice(indexOf(value), 1)[0] ?? 0)
      : order.toSorted((a, b) => compareMixed(items[a], items[b]));
    for (const collection of [...others, receiver]) {
      const oldItems = itemsOf(collection);
      ensure(oldItems.length === items.length, 'collections of different lengths are not sorted');
      replace(
        collection,
        sorted.map((at) => oldItems[at]),
      );
    }
    return receiver;
  },

  pop: ({items}) => items.pop(),

  push: (receiver, values) => replace(receiver, [...receiver.items, ...values.map(stored)]),

  remove: (receiver, [index, howMany = 1]) => splice(receiver, index, integerOf(howMany), []),

  resize: (receiver, [size, value = null]) => {
    spend(integerOf(size) * bytesPerItem);
    const items = receiver.items.slice(0, integerOf(size));
    while (items.length < integerOf(size)) {
      items.push(stored(value));
    }
    return replace(receiver, items);
  },

  shift: ({items}) => items.shift(),

  sort: (receiver, [callback, ...params], run) =>
    replace(
      receiver,
      callback === undefined
        ? receiver.items.toSorted(compareMixed)
        : sortedBy(receiver.items, callbackOf(callback, run), params, run),
    ),

  unshift: (receiver, values) => replace(receiver, [...values.map(stored), ...receiver.items]),
};

function replace(collection: CollectionValue, items: Value[]): CollectionValue {
  collection.items = items.map((item) => item ?? null);
  return collection;
}

/** Replaces elements, starting at an index. An index beyond the end means the end. */
function splice(collection: CollectionValue, index: Value, howMany: number, added: Value[]): Value {
  const {items} = collection;
  const start = fromEnd(index, items.length, items.length);
  return replace(collection, items.toSpliced(start, howMany, ...added));
}

/** Counts a negative index from the end; the result is at least 0. */
export function fromEnd(index: Value, length: number, fallback: number): number {
  const at = index === undefined ? fallback : integerOf(index);
  return at < 0 ? Math.max(0, at + length) : at;
}
