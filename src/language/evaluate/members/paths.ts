import {readProperty} from '../objects';
import type {Run} from '../run';
import {CollectionValue, known, ObjectValue, type Value} from '../values';

/** Returns the value at a path such as `employer.city`, or undefined if the path doesn't exist. */
export function valueAt(object: Value, path: string, run: Run): Value {
  let value: Value = known(object);
  for (const name of path.split('.')) {
    const isContainer = value instanceof ObjectValue || value instanceof CollectionValue;
    if (!isContainer) {
      return undefined;
    }
    value = known(readProperty(value, name, run));
  }
  return value;
}
