import {findFunction} from '../classes';
import {objectOf} from '../arguments';
import type {Run} from '../run';
import {stored} from '../types';
import {
  entriesOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  type ClassValue,
  type Value,
} from '../values';

/** The datastore; its data is unknown. */
export class DataStoreValue extends ObjectValue {
  override readonly isPartial = true;
}

/** A dataclass. */
export class DataClassValue extends ObjectValue {
  override readonly isPartial = true;

  constructor(
    readonly name: string,
    objectClass: ClassValue | undefined,
  ) {
    super([], objectClass);
  }
}

/** An entity created by the sample; attributes that weren't assigned are unknown. */
export class EntityValue extends ObjectValue {
  override readonly isPartial = true;
  stamp = 0;
}

export function dataStore(run: Run): DataStoreValue {
  return new DataStoreValue([], run.page.classes.get('DataStore'));
}

export function isDataObject(value: Value): value is DataStoreValue | DataClassValue | EntityValue {
  return (
    value instanceof DataStoreValue ||
    value instanceof DataClassValue ||
    value instanceof EntityValue
  );
}

/** Reads a dataclass in the datastore, or a property of a class on the page. @throws CannotEvaluateError */
export function readDataProperty(object: ObjectValue, name: string, run: Run): Value {
  const getter = findFunction(object.objectClass, name, 'get');
  if (getter) {
    return run.call(getter, object, []);
  }
  const ownFunction = findFunction(object.objectClass, name);
  if (ownFunction) {
    return ownFunction;
  }
  if (object instanceof DataStoreValue && /^[A-Z]/.test(name)) {
    return new DataClassValue(name, run.page.classes.get(name));
  }
  throw new CannotEvaluateError(`.${name} of the data is not supported`);
}

/** Calls a function of the datastore, a dataclass, or a new entity. @throws CannotEvaluateError */
export function callData(object: ObjectValue, name: string, args: Value[], run: Run): Value {
  if (object instanceof DataClassValue && name === 'new') {
    return new EntityValue([], run.page.classes.get(`${object.name}Entity`));
  }
  const member = object instanceof EntityValue ? entityMembers[name] : undefined;
  if (object instanceof EntityValue && member) {
    return member(object, args);
  }
  throw new CannotEvaluateError(`.${name}() of the data is not supported`);
}

/** Source: language/EntityClass. */
const entityMembers: Record<string, (entity: EntityValue, args: Value[]) => Value> = {
  fromObject: ({entries}, [source]) => {
    entriesOf(objectOf(source)).forEach((value, name) => entries.set(name, stored(value)));
    return undefined;
  },

  getStamp: ({stamp}) => stamp,

  isNew: ({stamp}) => stamp === 0,

  save: (entity, [mode]) => {
    if (known(mode) !== undefined) {
      throw new CannotEvaluateError('.save() with a mode is not supported');
    }
    entity.stamp += 1;
    return new ObjectValue([['success', true]]);
  },
};
