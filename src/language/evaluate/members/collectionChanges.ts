import {collectionOf, integerOf} from '../arguments';
import type {Run} from '../run';
import {stored} from '../types';
import {CollectionValue, FunctionValue, itemsOf, CannotEvaluateError, type Value} from '../values';
import {callbackOf, compareMixed, sortedBy} from './ordering';

export type CollectionMember = (receiver: CollectionValue, args: Value[], run: Run) => Value;

/** Functions that change the collection itself. Source: language/CollectionClass. */
export const collectionChanges: Record<string, CollectionMember> = {
  clear: (receiver) => replace(receiver, []),

  combine: (receiver, [other, index]) => {
    const items = itemsOf(receiver);
    const at = insertionAt(index, items.length);
    return replace(receiver, items.toSpliced(at, 0, ...itemsOf(collectionOf(other))));
  },

  fill: (receiver, [value, from, until]) => {
    const items = itemsOf(receiver);
    const start = fromEnd(from, items.length, 0);
    const end = until === undefined ? items.length : integerOf(until);
    return replace(
      receiver,
      items.fill(stored(value), start, end < 0 ? Math.max(0, end + items.length) : end),
    );
  },

  insert: (receiver, [index, value]) => {
    const items = itemsOf(receiver);
    return replace(receiver, items.toSpliced(insertionAt(index, items.length), 0, stored(value)));
  },

  multiSort: (receiver, args, run) => {
    const callback = args[0] instanceof FunctionValue ? args[0] : undefined;
    const others = itemsOf(collectionOf(args.at(-1))).map(collectionOf);
    const items = itemsOf(receiver);
    const order = [...items.keys()];
    const sorted = callback
      ? sortedBy(items, callback, [], run).map(
          (value) => order.splice(indexIn(order, items, value), 1)[0] ?? 0,
        )
      : order.toSorted((a, b) => compareMixed(items[a], items[b]));
    for (const collection of [...others, receiver]) {
      const oldItems = itemsOf(collection);
      if (oldItems.length !== items.length) {
        throw new CannotEvaluateError('collections of different lengths are not sorted');
      }
      replace(
        collection,
        sorted.map((at) => oldItems[at]),
      );
    }
    return receiver;
  },

  pop: (receiver) => itemsOf(receiver).pop(),

  push: (receiver, values) => replace(receiver, [...itemsOf(receiver), ...values.map(stored)]),

  remove: (receiver, [index, howMany = 1]) => {
    const items = itemsOf(receiver);
    return replace(receiver, items.toSpliced(insertionAt(index, items.length), integerOf(howMany)));
  },

  resize: (receiver, [size, value = null]) => {
    const items = itemsOf(receiver).slice(0, integerOf(size));
    while (items.length < integerOf(size)) {
      items.push(stored(value));
    }
    return replace(receiver, items);
  },

  shift: (receiver) => itemsOf(receiver).shift(),

  sort: (receiver, [callback, ...params], run) =>
    replace(
      receiver,
      callback === undefined
        ? itemsOf(receiver).toSorted(compareMixed)
        : sortedBy(itemsOf(receiver), callbackOf(callback, run), params, run),
    ),

  unshift: (receiver, values) => replace(receiver, [...values.map(stored), ...itemsOf(receiver)]),
};

function replace(collection: CollectionValue, items: Value[]): CollectionValue {
  collection.items = items.map((item) => item ?? null);
  return collection;
}

function indexIn(order: number[], items: Value[], value: Value): number {
  return order.findIndex((at) => items[at] === value);
}

/** Limits an insertion index to the length; a negative index counts from the end. */
function insertionAt(index: Value, length: number): number {
  return Math.min(fromEnd(index, length, length), length);
}

/** Counts a negative index from the end; the result is at least 0. */
export function fromEnd(index: Value, length: number, fallback: number): number {
  const at = index === undefined ? fallback : integerOf(index);
  return at < 0 ? Math.max(0, at + length) : at;
}
