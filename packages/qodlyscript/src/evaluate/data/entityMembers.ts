import {collectionOf, objectOf, textOf} from '../arguments';
import {hasOption, type Option} from '../constants';
import {copyOf} from '../copies';
import type {Run} from '../run';
import {
  CollectionValue,
  ensure,
  itemsOf,
  known,
  languageError,
  ObjectValue,
  Unknown,
  type Value,
} from '../values';
import {relatedKey, sameValue} from './attributes';
import type {Member} from './dataClassMembers';
import {storedAttributes, type Key} from './database';
import {DataClassValue, entitiesIn, entityAt, EntityValue, SelectionValue} from './dataObjects';
import {fill} from './fromObject';
import {toObject} from './toObject';

const statusTexts = {
  2: 'Stamp has changed',
  4: 'Other error',
  5: 'Entity does not exist anymore',
  6: 'Auto merge failed',
};

type Status = Record<string, Value>;

function failed(status: keyof typeof statusTexts): Status {
  const isSerious = status === 4;
  return {
    success: false,
    status,
    statusText: statusTexts[status],
    ...(isSerious && {errors: new Unknown('the errors of the server are not known')}),
  };
}

function statusObject(status: Status): ObjectValue {
  return new ObjectValue(Object.entries(status));
}

/** Source: language/EntityClass. */
export const entityMembers: Record<string, Member<EntityValue>> = {
  clone: (entity) => {
    ensure(entity.key !== undefined, 'cloning an entity that was never saved is not documented');
    const clone = new EntityValue(entity.dataclass, entity.objectClass, entity.place);
    clone.load(entity.key, entity.loaded);
    entity.entries.forEach((value, name) => clone.entries.set(name, value));
    entity.relatedKeys.forEach((key, name) => clone.relatedKeys.set(name, key));
    entity.related.forEach((related, name) => {
      if (related.key === undefined || related.key !== entity.relatedKeys.get(name)) {
        clone.related.set(name, related);
      }
    });
    entity.touched.forEach((name) => clone.touched.add(name));
    return clone;
  },

  diff: (entity, [other, names]) => differences(entity, other, names),

  drop: (entity, [mode]) => statusObject(dropEntity(entity, has(mode, 'kForceDropIfStampChanged'))),

  first: (entity, _, run) => neighbor(entity, () => 0, run),

  fromObject: (entity, [source], run) => void fill(entity, objectOf(source), 'convert', run),

  getDataClass: ({dataclass}, _, run) =>
    new DataClassValue(dataclass, run.page.classes.get(dataclass.name)),

  getKey: ({key}, [mode]) => {
    ensure(key !== undefined, 'the key of an entity that was never saved is not known');
    return has(mode, 'kKeyAsString') ? String(key) : key;
  },

  getSelection: ({place}) => place?.selection ?? null,

  getStamp: ({stamp}) => stamp,

  indexOf: ({key, dataclass, place}, [argument]) => {
    if (argument === undefined) {
      return place?.index ?? -1;
    }
    const selection = known(argument);
    if (!(selection instanceof SelectionValue && selection.dataclass === dataclass)) {
      throw languageError(new Unknown('the code of this error is not known'), undefined);
    }
    return selection.keys.indexOf(key ?? '');
  },

  isNew: ({key}) => key === undefined,

  last: (entity, _, run) => neighbor(entity, ({keys}) => keys.length - 1, run),

  lock: (entity, [mode]) => statusObject(lockEntity(entity, has(mode, 'kReloadIfStampChanged'))),

  next: (entity, _, run) => neighbor(entity, (_selection, index) => index + 1, run, 1),

  previous: (entity, _, run) => neighbor(entity, (_selection, index) => index - 1, run, -1),

  reload: (entity) => statusObject(reloadEntity(entity)),

  save: (entity, [mode]) => statusObject(saveEntity(entity, has(mode, 'kAutoMerge'))),

  toObject: (entity, [filter, options], run) => toObject(entity, filter, options, run),

  touched: ({touched}) => touched.size > 0,

  touchedAttributes: ({dataclass, touched}) =>
    new CollectionValue(
      [...touched].flatMap((name) =>
        dataclass.attributes.get(name)?.kind === 'storage' ? [name] : [name, `${name}ID`],
      ),
    ),

  unlock: (entity) => {
    const {dataclass, key} = entity;
    const isOwner = key !== undefined && dataclass.locks.get(key) === entity;
    if (isOwner) {
      dataclass.locks.delete(key);
    }
    return statusObject({success: isOwner});
  },
};

function has(mode: Value, option: Option): boolean {
  const value = known(mode);
  ensure(value === undefined || typeof value === 'number', 'this mode is not supported');
  return hasOption(value, option);
}

/** Returns the stored entity, or undefined if it was dropped. @throws CannotEvaluateError if it's new */
function storedOf({dataclass, key}: EntityValue) {
  ensure(key !== undefined, 'this function of an entity that was never saved is not documented');
  return entitiesIn(dataclass).get(key);
}

function neighbor(
  {place}: EntityValue,
  position: (selection: SelectionValue, index: number) => number,
  run: Run,
  step?: 1 | -1,
): Value {
  if (!place) {
    return null;
  }
  const {selection} = place;
  let index = position(selection, place.index);
  let found = entityAt(selection, index, run);
  // Dropped entities are skipped.
  while (!found && step && index >= 0 && index < selection.keys.length) {
    index += step;
    found = entityAt(selection, index, run);
  }
  return found;
}

/** Stamps aren't compared in transactions. Source: guides/crud-operations. */
function hasOldStamp(entity: EntityValue, stamp: number): boolean {
  return entity.stamp !== stamp && !entity.dataclass.database.isInTransaction;
}

function reloadEntity(entity: EntityValue): Status {
  const stored = storedOf(entity);
  if (!stored) {
    return failed(5);
  }
  entity.load(entity.key, stored);
  return {success: true};
}

function dropEntity(entity: EntityValue, isForced: boolean): Status {
  const stored = storedOf(entity);
  if (!stored) {
    return failed(5);
  }
  if (!isForced && hasOldStamp(entity, stored.stamp)) {
    return failed(2);
  }
  entity.dataclass.delete(entity.key as Key);
  return {success: true};
}

function lockEntity(entity: EntityValue, reloads: boolean): Status {
  const stored = storedOf(entity);
  if (!stored) {
    ensure(reloads, 'locking an entity that was dropped is not documented');
    return failed(5);
  }
  const isOld = hasOldStamp(entity, stored.stamp);
  if (isOld && !reloads) {
    return failed(2);
  }
  if (isOld) {
    entity.load(entity.key, stored);
  }
  const {dataclass} = entity;
  if (!dataclass.locks.has(entity.key as Key)) {
    dataclass.locks.set(entity.key as Key, entity);
  }
  return {success: true, ...(reloads && {wasReloaded: isOld})};
}

/** Saves the entity, and returns the status. Source: language/EntityClass, save. */
export function saveEntity(entity: EntityValue, merges = false): Status {
  const {dataclass} = entity;
  checkUntouched(entity);
  const success: Status = {success: true, ...(merges && {autoMerged: false})};
  if (entity.touched.size === 0) {
    ensure(entity.key !== undefined, 'saving a new entity without values is not documented');
    return success;
  }
  if (entity.key === undefined) {
    return insertEntity(entity) ?? success;
  }
  const stored = entitiesIn(dataclass).get(entity.key);
  if (!stored) {
    return failed(5);
  }
  if (!hasOldStamp(entity, stored.stamp)) {
    storeEntity(entity, entity.key, stored.stamp + 1);
    return success;
  }
  return merges ? mergeEntity(entity, stored) : failed(2);
}

/** A change inside an object attribute isn't documented to count as an assignment. */
function checkUntouched({dataclass, entries, loaded, touched}: EntityValue): void {
  for (const {name, kind} of storedAttributes(dataclass)) {
    const value = entries.get(name);
    const isObject = kind === 'storage' && value instanceof ObjectValue && !touched.has(name);
    ensure(
      !isObject || sameValue(value, loaded?.values.get(name)),
      `saving a change inside .${name} without assigning it is not supported`,
    );
  }
}

function insertEntity(entity: EntityValue): Status | undefined {
  const {dataclass} = entity;
  const given = known(entity.entries.get(dataclass.primaryKey));
  ensure(
    given === null || typeof given === 'number' || typeof given === 'string',
    'a key of this type is not supported',
  );
  if (given !== null && entitiesIn(dataclass).has(given)) {
    return failed(4);
  }
  const key = given ?? dataclass.newKey();
  entity.entries.set(dataclass.primaryKey, key);
  storeEntity(entity, key, 1);
  return undefined;
}

function storeEntity(entity: EntityValue, key: Key, stamp: number): void {
  const values = storedAttributes(entity.dataclass).map(({name, kind}): [string, Value] => {
    return [name, kind === 'storage' ? copyOf(entity.entries.get(name)) : relatedKey(entity, name)];
  });
  const stored = {values: new Map(values), stamp};
  entity.dataclass.store(key, stored);
  entity.key = key;
  entity.loaded = stored;
  values.forEach(([name, value]) => {
    if (entity.relatedKeys.has(name)) {
      entity.relatedKeys.set(name, value as Key | null);
    }
  });
  entity.touched.clear();
}

/** Merges changes of other attributes that were saved since the entity was loaded. */
function mergeEntity(entity: EntityValue, stored: NonNullable<EntityValue['loaded']>): Status {
  const {dataclass, loaded, touched} = entity;
  const changed = storedAttributes(dataclass).filter(
    ({name}) => !sameValue(loaded?.values.get(name) ?? null, stored.values.get(name) ?? null),
  );
  const isMergeable = (name: string) => {
    const attribute = dataclass.attributes.get(name);
    return attribute?.kind !== 'storage' || !['object', 'picture'].includes(attribute.type);
  };
  if (![...touched, ...changed.map(({name}) => name)].every(isMergeable)) {
    return failed(2);
  }
  if (changed.some(({name}) => touched.has(name))) {
    return failed(6);
  }
  for (const {name, kind} of changed) {
    const value = stored.values.get(name) ?? null;
    if (kind === 'storage') {
      entity.entries.set(name, value);
    } else {
      entity.related.delete(name);
      entity.relatedKeys.set(name, value as Key | null);
    }
  }
  storeEntity(entity, entity.key as Key, stored.stamp + 1);
  return {success: true, autoMerged: true};
}

/** Evaluates `.diff()`: one object per attribute whose values differ. */
function differences(entity: EntityValue, argument: Value, names: Value): CollectionValue {
  const other = known(argument);
  if (!(other instanceof EntityValue)) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
  ensure(other.dataclass === entity.dataclass, 'comparing two dataclasses is not supported');
  const wanted = names === undefined ? undefined : itemsOf(collectionOf(names)).map(textOf);
  const difference = (name: string, value: Value, otherValue: Value): ObjectValue =>
    new ObjectValue([
      ['attributeName', name],
      ['value', value],
      ['otherValue', otherValue],
    ]);
  return new CollectionValue(
    storedAttributes(entity.dataclass)
      .filter(({name}) => wanted?.includes(name) ?? true)
      .flatMap(({name, kind}) => {
        if (kind === 'storage') {
          const [value, otherValue] = [entity.entries.get(name), other.entries.get(name)];
          return sameValue(value, otherValue) ? [] : [difference(name, value, otherValue)];
        }
        const [key, otherKey] = [relatedKey(entity, name), relatedKey(other, name)];
        const content = new Unknown('how a relation is compared is not documented clearly');
        return key === otherKey
          ? []
          : [difference(name, content, content), difference(`${name}ID`, key, otherKey)];
      }),
  );
}
