import type {Run} from '../run';
import {cannotEvaluate, entriesOf, known, ObjectValue, type Value} from '../values';
import {assignDataProperty, hasType, relate, relationWithKey} from './attributes';
import {dateFromIso, type Attribute, type Dataclass, type Key} from './database';
import type {EntityValue} from './dataObjects';

/** Returns the primary key in an object, under its own name or, for an existing entity, as `__KEY`. */
export function keyIn(dataclass: Dataclass, source: ObjectValue): Key | undefined {
  const entries = entriesOf(source);
  const own = toKey(dataclass, entries.get(dataclass.primaryKey));
  const other = toKey(dataclass, entries.get('__KEY'));
  return own ?? (other !== undefined && dataclass.entities.has(other) ? other : undefined);
}

/** in: `"21"`; out: 21, if the keys of the dataclass are numbers */
function toKey(dataclass: Dataclass, value: Value): Key | undefined {
  const key = known(value);
  if (typeof key !== 'number' && typeof key !== 'string') {
    return undefined;
  }
  const primaryKey = dataclass.attributes.get(dataclass.primaryKey);
  const isNumber = primaryKey?.kind === 'storage' && primaryKey.type === 'number';
  return isNumber ? Number(key) : key;
}

/**
 * Assigns the properties of an object to the attributes with the same names. Source: language/EntityClass,
 * fromObject; language/DataClassClass, fromCollection.
 *
 * @param mismatches whether to leave attributes whose values have another type, or try to convert those
 */
export function fill(
  entity: EntityValue,
  source: ObjectValue,
  mismatches: 'leave' | 'convert',
  run: Run,
): void {
  const {dataclass} = entity;
  const entries = entriesOf(source);
  for (const [name, value] of entries) {
    const attribute = dataclass.attributes.get(name) ?? relationWithKey(dataclass, name);
    if (attribute?.kind === 'relatedEntity') {
      fillRelation(entity, attribute, value);
    } else if (attribute?.kind === 'storage' && name !== dataclass.primaryKey) {
      fillValue(entity, attribute, value, mismatches, run);
    }
  }
  const key = toKey(dataclass, entries.get(dataclass.primaryKey) ?? entries.get('__KEY'));
  if (entity.key === undefined && key !== undefined) {
    entity.entries.set(dataclass.primaryKey, key);
    entity.touched.add(dataclass.primaryKey);
  }
}

/** Sets a relation to the entity with the key in the value: `{__KEY: 20}`, `{ID: 20}`, or 20. */
function fillRelation(
  entity: EntityValue,
  attribute: Attribute & {kind: 'relatedEntity' | 'relatedEntities'},
  value: Value,
): void {
  const {to} = attribute;
  const target = known(value);
  const key =
    target instanceof ObjectValue
      ? (toKey(to, entriesOf(target).get(to.primaryKey)) ??
        toKey(to, entriesOf(target).get('__KEY')))
      : toKey(to, target);
  if (target === null || (key !== undefined && to.entities.has(key))) {
    relate(entity, attribute, target === null ? null : key);
  }
}

function fillValue(
  entity: EntityValue,
  {name, type}: Attribute & {kind: 'storage'},
  value: Value,
  mismatches: 'leave' | 'convert',
  run: Run,
): void {
  const given = known(value);
  const converted = (type === 'date' ? dateFromIso(given) : undefined) ?? given ?? null;
  if (hasType(converted, type)) {
    assignDataProperty(entity, name, converted, run);
  } else if (mismatches === 'convert') {
    cannotEvaluate(`converting this value for .${name} is not supported`);
  }
}
