import {collectionOf, textOf} from '../arguments';
import {hasOption} from '../constants';
import {copyOf} from '../copies';
import {readProperty} from '../objects';
import type {Run} from '../run';
import {
  BlobValue,
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  itemsOf,
  known,
  ObjectValue,
  type Value,
} from '../values';
import {relatedKey} from './attributes';
import {storedAttributes} from './database';
import {entitiesOf, EntityValue, SelectionValue} from './dataObjects';

/** Evaluates `.toObject(filter, options)`. Source: language/EntityClass, toObject. */
export function toObject(
  entity: EntityValue,
  filter: Value,
  options: Value,
  run: Run,
): ObjectValue {
  const flags = known(options);
  ensure(flags === undefined || typeof flags === 'number', 'these options are not supported');
  const result = new ObjectValue();
  if (hasOption(flags, 'kWithPrimaryKey')) {
    result.entries.set('__KEY', entity.key);
  }
  if (hasOption(flags, 'kWithStamp')) {
    result.entries.set('__STAMP', entity.stamp);
  }
  addAttributes(result, entity, pathsIn(filter), run);
  return result;
}

function pathsIn(filter: Value): string[] {
  const value = known(filter);
  const paths =
    typeof value === 'string'
      ? value.split(',').map((path) => path.trim())
      : value === undefined
        ? []
        : itemsOf(collectionOf(value)).map(textOf);
  const named = paths.filter((path) => path !== '');
  return named.length === 0 ? ['*'] : named;
}

function addAttributes(result: ObjectValue, entity: EntityValue, paths: string[], run: Run): void {
  for (const [name, inner] of groupedPaths(paths)) {
    if (name === '*') {
      storedAttributes(entity.dataclass).forEach((attribute) =>
        result.entries.set(attribute.name, simpleValue(entity, attribute.name, run)),
      );
    } else {
      result.entries.set(
        name,
        inner.length === 0 ? simpleValue(entity, name, run) : innerValue(entity, name, inner, run),
      );
    }
  }
}

/** in: `["name", "employer.name", "employer.city"]`; out: name: [], employer: [name, city] */
function groupedPaths(paths: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    const group = groups.get(name) ?? [];
    groups.set(name, rest.length === 0 ? group : [...group, rest.join('.')]);
  }
  return groups;
}

/** Returns the value of a storage attribute, or the key of a related entity. */
function simpleValue(entity: EntityValue, name: string, run: Run): Value {
  const attribute = entity.dataclass.attributes.get(name);
  if (attribute?.kind === 'relatedEntity') {
    const key = relatedKey(entity, name);
    return key === null ? null : new ObjectValue([['__KEY', key]]);
  }
  ensure(attribute?.kind !== 'relatedEntities', `"${name}" without attributes is not documented`);
  const value = known(readProperty(entity, name, run));
  ensure(
    !(value instanceof EntityValue || value instanceof SelectionValue),
    'a calculated relation is not supported',
  );
  if (value instanceof DateValue) {
    ensure(!value.isNull, 'the text of the null date is not documented');
    const [year, month, day] = [value.year, value.month, value.day].map(String);
    return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T00:00:00.000Z`;
  }
  return value instanceof BlobValue
    ? cannotEvaluate('the text of a blob is not documented')
    : copyOf(value ?? null);
}

/** Returns the attributes of related entities, or some properties of an object. */
function innerValue(entity: EntityValue, name: string, paths: string[], run: Run): Value {
  const value = known(readProperty(entity, name, run));
  const objectOf = (related: EntityValue): ObjectValue => {
    const result = new ObjectValue();
    addAttributes(result, related, paths, run);
    return result;
  };
  if (value instanceof EntityValue) {
    return objectOf(value);
  }
  return value instanceof SelectionValue
    ? new CollectionValue(entitiesOf(value, run).map(objectOf))
    : value === null && entity.dataclass.attributes.get(name)?.kind === 'relatedEntity'
      ? null
      : cannotEvaluate('a path into an object is not documented here');
}
