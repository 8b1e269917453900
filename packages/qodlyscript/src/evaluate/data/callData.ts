import {lookUp} from '../../lookUp';
import type {Run} from '../run';
import {ensure, type Value} from '../values';
import {dataClassMembers, dataStoreMembers, type Member} from './dataClassMembers';
import {
  DataClassValue,
  DataStoreValue,
  EntityValue,
  SelectionValue,
  type DataModelObject,
} from './dataObjects';
import {entityMembers} from './entityMembers';
import {selectionMembers} from './selectionMembers';

/** Calls a built-in function of an object of the data. @throws CannotEvaluateError, LanguageError */
export function callData(object: DataModelObject, name: string, args: Value[], run: Run): Value {
  function call<Receiver>(members: Record<string, Member<Receiver>>, receiver: Receiver): Value {
    const member = lookUp(members, name);
    ensure(member, `.${name}() on the data is not supported`);
    return member(receiver, args, run);
  }
  if (object instanceof DataStoreValue) {
    return call(dataStoreMembers, object);
  }
  if (object instanceof DataClassValue) {
    return call(dataClassMembers, object);
  }
  return object instanceof EntityValue
    ? call(entityMembers, object)
    : call(selectionMembers, object as SelectionValue);
}
