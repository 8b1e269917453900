import {ownSize, spend} from './budget';
import {nested} from './nesting';
import {
  CollectionValue,
  DateValue,
  ensure,
  entriesOf,
  itemsOf,
  known,
  ObjectValue,
  TimeValue,
  type Value,
} from './values';

/** Returns a deep copy that isn't shared, as commands do. */
export function copyOf(value: Value): Value {
  const hasClass = value instanceof ObjectValue && value.objectClass;
  ensure(!hasClass, 'copying an object with a class is not supported');
  return copyWith(value, copyOf);
}

/** Copies the current content for a later comparison. */
export function snapshotOf(value: Value): Value {
  return copyWith(value, snapshotOf);
}

function copyWith(value: Value, copyInner: (inner: Value) => Value): Value {
  spend(ownSize(value));
  if (value instanceof CollectionValue) {
    return new CollectionValue(nested(() => itemsOf(value).map(copyInner)));
  }
  return value instanceof ObjectValue
    ? new ObjectValue(
        nested(() => [...entriesOf(value)].map(([name, inner]) => [name, copyInner(inner)])),
      )
    : value;
}

/** Returns true if the contents are equal. `areEqual` compares all values except objects and collections. */
export function deepEqual(
  first: Value,
  second: Value,
  areEqual: (first: Value, second: Value) => boolean,
): boolean {
  const [a, b] = [known(first), known(second)];
  if (a instanceof CollectionValue && b instanceof CollectionValue) {
    const [itemsA, itemsB] = [itemsOf(a), itemsOf(b)];
    return (
      itemsA.length === itemsB.length &&
      nested(() => itemsA.every((item, index) => deepEqual(item, itemsB[index], areEqual)))
    );
  }
  if (a instanceof ObjectValue && b instanceof ObjectValue) {
    const [entriesA, entriesB] = [entriesOf(a), entriesOf(b)];
    return (
      entriesA.size === entriesB.size &&
      nested(() =>
        [...entriesA].every(
          ([name, value]) => entriesB.has(name) && deepEqual(value, entriesB.get(name), areEqual),
        ),
      )
    );
  }
  return areEqual(a, b);
}

/** Compares scalars by type and value, and objects and collections by reference. */
export function equalScalars(a: Value, b: Value): boolean {
  if (a instanceof DateValue && b instanceof DateValue) {
    return a.days === b.days;
  }
  if (a instanceof TimeValue && b instanceof TimeValue) {
    return a.seconds === b.seconds;
  }
  return a === b;
}
