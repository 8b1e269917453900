import {findFunction} from '../classes';
import {textOf} from '../arguments';
import {orderedBy} from '../members/ordering';
import {formulaCriterion, parseQuery, type Query, type QueryValues} from '../query/parseQuery';
import {testOf} from '../query/matchQuery';
import type {Run} from '../run';
import {
  CollectionValue,
  ensure,
  FunctionValue,
  known,
  languageError,
  ObjectValue,
  type Value,
} from '../values';
import {eventOf, typeAtPath} from './attributes';
import type {Dataclass, Key} from './database';
import {
  DataModelObject,
  EntityValue,
  entityWith,
  newSelection,
  type SelectionValue,
} from './dataObjects';

/** Evaluates `.query()` on entities. Source: language/DataClassClass, query. */
export function queried(
  dataclass: Dataclass,
  keys: Key[],
  args: Value[],
  run: Run,
  isAlterable: boolean,
): SelectionValue {
  const [first, ...others] = args.map(known);
  const last = others.at(-1);
  const settings =
    last instanceof ObjectValue && !(last instanceof DataModelObject) ? last : undefined;
  const query = readQuery(first, {indexed: others, settings}, run);
  const passes = testOf(query.criterion, run);
  const entities = keys.flatMap((key) => entityWith(dataclass, key, run) ?? []);
  const found = entities.filter(passes);
  if (query.order === undefined) {
    return newSelection(dataclass, keysOf(found), run, {isAlterable});
  }
  const sorted = sortedEntities(dataclass, found, query.order, run);
  return newSelection(dataclass, keysOf(sorted), run, {isOrdered: true, isAlterable});
}

function readQuery(query: Value, values: QueryValues, run: Run): Query {
  if (query === null) {
    throw languageError(1626, 'Expecting a text or formula');
  }
  return query instanceof FunctionValue
    ? {criterion: formulaCriterion(query, values, run)}
    : parseQuery(textOf(query), values, run);
}

export function keysOf(entities: EntityValue[]): Key[] {
  return entities.map(({key}) => {
    ensure(key !== undefined, 'an entity that is not saved yet is not supported here');
    return key;
  });
}

/** Sorts by a string such as `salary desc, employer.name`, or a collection of criteria. */
export function sortedEntities(
  dataclass: Dataclass,
  entities: EntityValue[],
  criteria: Value,
  run: Run,
): EntityValue[] {
  const order =
    typeof criteria === 'string'
      ? criteria
          .split(',')
          .map((part) => rewrittenOrder(dataclass, part.trim(), entities[0], run))
          .join(', ')
      : criteria;
  pathsIn(order).forEach((path) => typeAtPath(dataclass, path, run));
  return orderedBy(entities, order, run) as EntityValue[];
}

function pathsIn(order: Value): string[] {
  if (typeof order === 'string') {
    return order.split(',').map((part) => part.trim().replace(/ (?:asc|desc)$/i, ''));
  }
  ensure(order instanceof CollectionValue, 'this order is not supported');
  return order.items.map((item) => {
    ensure(item instanceof ObjectValue, 'this order is not supported');
    return textOf(item.entries.get('propertyPath'));
  });
}

/** Calls the `orderBy` function of a calculated attribute. Source: guides/data-model-objects. */
function rewrittenOrder(
  dataclass: Dataclass,
  part: string,
  entity: EntityValue | undefined,
  run: Run,
): string {
  const [, name = '', direction = 'asc'] = /^(\w+)(?: (asc|desc))?$/i.exec(part) ?? [];
  const owner = run.page.classes.get(`${dataclass.name}Entity`);
  const rewrite = findFunction(owner, name, 'orderBy');
  if (!rewrite) {
    return part;
  }
  const operator = direction.toLowerCase();
  const event = eventOf(dataclass, name, 'orderBy', [
    ['operator', operator],
    ['descending', operator === 'desc'],
  ]);
  const returned = known(run.call(rewrite, entity, [event]));
  const result = event.entries.has('result') ? event.entries.get('result') : returned;
  return result === null ? part : textOf(result);
}
