import {booleanOf, collectionOf, textOf} from '../arguments';
import type {Run} from '../run';
import {ensure, itemsOf, ObjectValue, type Value} from '../values';
import {compareMixed} from './ordering';
import {valueAt} from '../objects';

interface Criterion {
  /** Undefined for the element itself. */
  path?: string;
  isDescending: boolean;
}

const descending = 1;

/** Evaluates `.orderBy()` with a string such as `salary desc, name`, objects, or a direction for scalars. */
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
