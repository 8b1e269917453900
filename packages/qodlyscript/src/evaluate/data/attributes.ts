import {findFunction} from '../classes';
import {equalScalars, deepEqual} from '../copies';
import type {Run} from '../run';
import {stored} from '../types';
import {
  BlobValue,
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  known,
  languageError,
  ObjectValue,
  Unknown,
  type Value,
} from '../values';
import type {Attribute, Dataclass, Key, StorageType} from './database';
import {
  dataClassNamed,
  DataClassValue,
  DataModelObject,
  DataStoreValue,
  entitiesIn,
  entitiesOf,
  EntityValue,
  entityWith,
  newSelection,
  SelectionValue,
  visibleKeys,
} from './dataObjects';

/** Reads a property that isn't one of the object's entries. @throws CannotEvaluateError, LanguageError */
export function readDataProperty(object: DataModelObject, name: string, run: Run): Value {
  const ownFunction = findFunction(object.objectClass, name);
  if (ownFunction) {
    return ownFunction;
  }
  if (object instanceof DataStoreValue) {
    return dataClassNamed(object.database, name, run);
  }
  if (object instanceof DataClassValue) {
    return describeAttribute(object.dataclass, name, run);
  }
  if (object instanceof EntityValue) {
    return readAttribute(object, name, run);
  }
  return object instanceof SelectionValue
    ? readProjection(object, name, run)
    : cannotEvaluate(`.${name} of the data is not supported`);
}

/** Reads a relation or a calculated attribute. */
function readAttribute(entity: EntityValue, name: string, run: Run): Value {
  const attribute = entity.dataclass.attributes.get(name);
  if (!attribute) {
    const relation = relationWithKey(entity.dataclass, name);
    return relation ? relatedKey(entity, relation.name) : readCalculated(entity, name, run);
  }
  ensure(attribute.kind !== 'storage', `.${name} is not known`);
  if (attribute.kind === 'relatedEntity') {
    return relatedEntity(entity, name, attribute.to, run);
  }
  const keys = visibleKeys(attribute.to, run).filter(
    (key) => attribute.to.entities.get(key)?.values.get(attribute.inverse) === (entity.key ?? ''),
  );
  return newSelection(attribute.to, keys, run, {
    isAlterable: entity.place?.selection.isAlterable ?? false,
  });
}

/** Returns the related entity, always the same object, so that a change through the path can be saved. */
function relatedEntity(
  entity: EntityValue,
  name: string,
  to: Dataclass,
  run: Run,
): EntityValue | null {
  const known = entity.related.get(name);
  const key = entity.relatedKeys.get(name) ?? null;
  if (known || key === null) {
    return known ?? null;
  }
  const related = entityWith(to, key, run);
  if (related) {
    entity.related.set(name, related);
  }
  return related;
}

/** Returns the key of a related entity, which may have been saved since it was assigned. */
export function relatedKey(entity: EntityValue, relation: string): Key | null {
  const assigned = entity.related.get(relation);
  ensure(
    !assigned || assigned.key !== undefined,
    'a relation to an unsaved entity is not supported',
  );
  return assigned?.key ?? entity.relatedKeys.get(relation) ?? null;
}

/** in: `employerID`; out: the relation `employer`, whose foreign key has this name */
export function relationWithKey(dataclass: Dataclass, name: string): Attribute | undefined {
  const relation = dataclass.attributes.get(name.replace(/ID$/, ''));
  return name.endsWith('ID') && relation?.kind === 'relatedEntity' ? relation : undefined;
}

/** Calls the attribute's `get` function, whose event can replace the result. Source: guides/data-model-objects. */
function readCalculated(entity: EntityValue, name: string, run: Run): Value {
  const getter = findFunction(entity.objectClass, name, 'get');
  if (!getter) {
    return cannotEvaluate(`the sample data has no attribute ${name} in ${entity.dataclass.name}`);
  }
  const event = eventOf(entity.dataclass, name, 'get');
  const result = run.call(getter, entity, [event]);
  return event.entries.has('result') ? event.entries.get('result') : result;
}

/** Creates the object that a function of a calculated attribute receives. */
export function eventOf(
  dataclass: Dataclass,
  attributeName: string,
  kind: string,
  others: [string, Value][] = [],
): ObjectValue {
  return new ObjectValue([
    ['attributeName', attributeName],
    ['dataClassName', dataclass.name],
    ['kind', kind],
    ...others,
  ]);
}

/** Reads `length`, or an attribute of all entities. Source: language/EntitySelectionClass. */
function readProjection(selection: SelectionValue, name: string, run: Run): Value {
  if (name === 'length') {
    return selection.keys.length;
  }
  ensure(!/^query(?:Plan|Path)$/.test(name), 'how the server executes a query is not known');
  const attribute = selection.dataclass.attributes.get(name);
  const entities = entitiesOf(selection, run);
  if (!attribute || attribute.kind === 'storage') {
    const values = entities.map((entity) =>
      known(attribute ? entity.entries.get(name) : readCalculated(entity, name, run)),
    );
    ensure(
      !values.includes(null),
      `.${name} of a selection in which some are null is not supported`,
    );
    ensure(
      values.every((value) => !(value instanceof DataModelObject)),
      'a calculated relation of a selection is not supported',
    );
    return new CollectionValue(values);
  }
  const keys = entities.flatMap((entity) => {
    const related = readAttribute(entity, name, run);
    return related instanceof SelectionValue
      ? related.keys
      : related instanceof EntityValue
        ? [related.key ?? '']
        : [];
  });
  return newSelection(attribute.to, keys, run, {isAlterable: selection.isAlterable});
}

const typeNames: Partial<Record<StorageType, string>> = {boolean: 'bool', picture: 'image'};

/** Describes an attribute: `ds.Employee.salary`. Source: language/DataClassClass, attributeName. */
function describeAttribute(dataclass: Dataclass, name: string, run: Run): ObjectValue {
  const attribute = dataclass.attributes.get(name);
  const setting = new Unknown('the settings of the sample attributes are not known');
  const common: [string, Value][] = [
    ['name', name],
    ['exposed', setting],
  ];
  if (!attribute) {
    const entityClass = run.page.classes.get(`${dataclass.name}Entity`);
    const getter = findFunction(entityClass, name, 'get');
    ensure(getter, `the sample data has no attribute ${name} in ${dataclass.name}`);
    const isReadOnly = !findFunction(entityClass, name, 'set');
    const unknown = new Unknown('the type of a calculated attribute is not supported');
    return new ObjectValue([
      ...common,
      ['kind', 'calculated'],
      ['readOnly', isReadOnly],
      ['type', unknown],
      ['fieldType', unknown],
    ]);
  }
  if (attribute.kind === 'storage') {
    return new ObjectValue([
      ...common,
      ['kind', attribute.kind],
      ['type', typeNames[attribute.type] ?? attribute.type],
      ...[
        ...['autoFilled', 'fieldNumber', 'fieldType', 'indexed'],
        ...['keywordIndexed', 'mandatory', 'readOnly', 'unique'],
      ].map((property): [string, Value] => [property, setting]),
    ]);
  }
  const isOne = attribute.kind === 'relatedEntity';
  return new ObjectValue([
    ...common,
    ['kind', attribute.kind],
    ['fieldType', isOne ? 38 : 42],
    ['type', isOne ? attribute.to.name : `${attribute.to.name}Selection`],
    ['relatedDataClass', attribute.to.name],
    ['inverseName', attribute.inverse],
    ['readOnly', setting],
  ]);
}

/** Executes `entity.name = value`. @throws CannotEvaluateError, LanguageError */
export function assignDataProperty(
  entity: DataModelObject,
  name: string,
  value: Value,
  run: Run,
): void {
  ensure(entity instanceof EntityValue, `assigning to .${name} of this object is not supported`);
  const setter = findFunction(entity.objectClass, name, 'set');
  if (setter) {
    const event = eventOf(entity.dataclass, name, 'set', [['value', value]]);
    run.call(setter, entity, [value, event]);
    return;
  }
  const attribute = entity.dataclass.attributes.get(name);
  ensure(attribute, `the sample data has no attribute ${name} in ${entity.dataclass.name}`);
  ensure(
    name !== entity.dataclass.primaryKey || entity.key === undefined,
    'changing the primary key of a saved entity is not supported',
  );
  if (attribute.kind === 'storage') {
    const assigned = stored(value) ?? null;
    ensure(
      assigned instanceof Unknown || hasType(assigned, attribute.type),
      `this value in .${name}, an attribute of type ${attribute.type}, is not supported`,
    );
    entity.entries.set(name, assigned);
    entity.touched.add(name);
    return;
  }
  ensure(attribute.kind === 'relatedEntity', `assigning to .${name} is not supported`);
  relate(entity, attribute, value);
}

/** Sets a relation to an entity, a key, or null. */
export function relate(
  entity: EntityValue,
  relation: Attribute & {kind: 'relatedEntity' | 'relatedEntities'},
  value: Value,
): void {
  const {name, to} = relation;
  const target = known(value) ?? null;
  if (target instanceof EntityValue) {
    ensure(target.dataclass === to, `.${name} expects an entity of ${to.name}`);
    entity.related.set(name, target);
  } else {
    ensure(
      target === null || typeof target === 'number' || typeof target === 'string',
      `this value in .${name} is not supported`,
    );
    ensure(target === null || entitiesIn(to).has(target), `${to.name} has no entity with this key`);
    entity.related.delete(name);
    entity.relatedKeys.set(name, target);
  }
  entity.touched.add(name);
}

/** Returns true if an attribute of the type can hold the value. */
export function hasType(value: Value, type: StorageType): boolean {
  switch (type) {
    case 'date':
      return value === null || value instanceof DateValue;
    case 'object':
      return (
        value === null || (value instanceof ObjectValue && !(value instanceof DataModelObject))
      );
    case 'blob':
    case 'picture':
      return value === null || value instanceof BlobValue;
    default:
      return value === null || typeof value === type;
  }
}

/** Returns true if two values of an attribute are equal. */
export function sameValue(first: Value, second: Value): boolean {
  return deepEqual(first, second, equalScalars);
}

/** Requires a path such as `employer.city` to lead to a stored or calculated value, and returns its type. */
export function typeAtPath(
  dataclass: Dataclass,
  path: string,
  run: Run,
): StorageType | 'calculated' {
  let owner = dataclass;
  const names = path.split('.');
  ensure(!path.includes('['), 'a path with "[]" is not supported');
  for (const [index, name] of names.entries()) {
    const attribute = owner.attributes.get(name);
    const isLast = index === names.length - 1;
    if (attribute?.kind === 'storage' && (isLast || attribute.type === 'object')) {
      return attribute.type;
    }
    if (attribute && attribute.kind !== 'storage' && !isLast) {
      owner = attribute.to;
    } else if (isLast && findFunction(run.page.classes.get(`${owner.name}Entity`), name, 'get')) {
      return 'calculated';
    } else {
      break;
    }
  }
  // The attribute doesn't exist, or it's a relation.
  throw languageError(new Unknown('the code of this error is not known'), undefined);
}
