import {equalScalars} from './equalScalars';
import {
  CollectionValue,
  entriesOf,
  itemsOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  type Value,
} from './values';

/** Returns a deep copy that isn't shared, as commands do. */
export function copyOf(value: Value): Value {
  if (value instanceof CollectionValue) {
    return new CollectionValue(itemsOf(value).map(copyOf));
  }
  if (value instanceof ObjectValue) {
    if (value.objectClass) {
      throw new CannotEvaluateError('the copy of an object with a class is not supported');
    }
    return new ObjectValue([...entriesOf(value)].map(([name, inner]) => [name, copyOf(inner)]));
  }
  return value;
}

/** Copies the current content for a later comparison. */
export function snapshotOf(value: Value): Value {
  if (value instanceof CollectionValue) {
    return new CollectionValue(itemsOf(value).map(snapshotOf));
  }
  return value instanceof ObjectValue
    ? new ObjectValue([...entriesOf(value)].map(([name, inner]) => [name, snapshotOf(inner)]))
    : value;
}

/** Returns true if the contents are equal, comparing text with the collator. */
export function deepEqual(first: Value, second: Value, collator: Intl.Collator): boolean {
  const [a, b] = [known(first), known(second)];
  if (a instanceof CollectionValue && b instanceof CollectionValue) {
    const [itemsA, itemsB] = [itemsOf(a), itemsOf(b)];
    return (
      itemsA.length === itemsB.length &&
      itemsA.every((item, index) => deepEqual(item, itemsB[index], collator))
    );
  }
  if (a instanceof ObjectValue && b instanceof ObjectValue) {
    const [entriesA, entriesB] = [entriesOf(a), entriesOf(b)];
    return (
      entriesA.size === entriesB.size &&
      [...entriesA].every(
        ([name, value]) => entriesB.has(name) && deepEqual(value, entriesB.get(name), collator),
      )
    );
  }
  return typeof a === 'string' && typeof b === 'string'
    ? collator.compare(a, b) === 0
    : equalScalars(a, b);
}
