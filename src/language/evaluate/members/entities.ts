import {lookUp} from '../../lookUp';
import {objectOf} from '../arguments';
import type {Run} from '../run';
import {stored} from '../types';
import {
  cannotEvaluate,
  ensure,
  entriesOf,
  known,
  ObjectValue,
  type ClassValue,
  type Value,
} from '../values';

/** The datastore, a dataclass, or an entity. Properties that the sample didn't assign are unknown. */
export class DataModelObject extends ObjectValue {
  override readonly isPartial = true;
}

class DataStoreValue extends DataModelObject {}

class DataClassValue extends DataModelObject {
  constructor(
    readonly name: string,
    objectClass: ClassValue | undefined,
  ) {
    super([], objectClass);
  }
}

/** An entity created by the sample. */
class EntityValue extends DataModelObject {
  stamp = 0;
}

export function dataStore(run: Run): DataModelObject {
  return new DataStoreValue([], run.page.classes.get('DataStore'));
}

/** Reads a dataclass in the datastore. @throws CannotEvaluateError */
export function readDataProperty(object: DataModelObject, name: string, run: Run): Value {
  return object instanceof DataStoreValue && /^[A-Z]/.test(name)
    ? new DataClassValue(name, run.page.classes.get(name))
    : cannotEvaluate(`.${name} of the data is not supported`);
}

/** Calls a function of a dataclass or a new entity. @throws CannotEvaluateError */
export function callData(object: DataModelObject, name: string, args: Value[], run: Run): Value {
  if (object instanceof DataClassValue && name === 'new') {
    return new EntityValue([], run.page.classes.get(`${object.name}Entity`));
  }
  const member = lookUp(entityMembers, name);
  ensure(object instanceof EntityValue && member, `.${name}() on the data is not supported`);
  return member(object, args);
}

/** Source: language/EntityClass. */
const entityMembers: Record<string, (entity: EntityValue, args: Value[]) => Value> = {
  fromObject: ({entries}, [source]) =>
    void entriesOf(objectOf(source)).forEach((value, name) => entries.set(name, stored(value))),

  getStamp: ({stamp}) => stamp,

  isNew: ({stamp}) => stamp === 0,

  save: (entity, [mode]) => {
    ensure(known(mode) === undefined, '.save() with a mode is not supported');
    entity.stamp += 1;
    return new ObjectValue([['success', true]]);
  },
};
