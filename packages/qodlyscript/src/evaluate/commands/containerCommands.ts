import {textOf} from '../arguments';
import {stored} from '../types';
import {CollectionValue, ObjectValue, type Value} from '../values';
import type {Command} from './command';

/** Commands that create objects and collections, whose contents may be unknown. */
export const containerCommands: Record<string, Command> = {
  newCollection: (values) => newCollection(values, false),
  newObject: (pairs) => newObject(pairs, false),
  newSharedCollection: (values) => newCollection(values, true),
  newSharedObject: (pairs) => newObject(pairs, true),
};

function newCollection(values: Value[], isShared: boolean): CollectionValue {
  return new CollectionValue(
    values.map((value) => stored(value) ?? null),
    isShared,
  );
}

/** Creates an object from alternating names and values. */
function newObject(pairs: Value[], isShared: boolean): ObjectValue {
  const object = new ObjectValue(
    pairs.flatMap((name, index): [string, Value][] =>
      index % 2 === 0 ? [[textOf(name), stored(pairs[index + 1])]] : [],
    ),
  );
  object.isShared = isShared;
  return object;
}
