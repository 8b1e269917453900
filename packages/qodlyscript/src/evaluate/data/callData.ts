import {lookUp} from '../../lookUp';
import type {Run} from '../run';
import {cannotEvaluate, type Value} from '../values';
import {dataClassMembers, dataStoreMembers} from './dataClassMembers';
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
  const member = memberOf(object, name);
  return member ? member(args, run) : cannotEvaluate(`.${name}() on the data is not supported`);
}

function memberOf(
  object: DataModelObject,
  name: string,
): ((args: Value[], run: Run) => Value) | undefined {
  if (object instanceof DataStoreValue) {
    const member = lookUp(dataStoreMembers, name);
    return member && ((args, run) => member(object, args, run));
  }
  if (object instanceof DataClassValue) {
    const member = lookUp(dataClassMembers, name);
    return member && ((args, run) => member(object, args, run));
  }
  if (object instanceof EntityValue) {
    const member = lookUp(entityMembers, name);
    return member && ((args, run) => member(object, args, run));
  }
  const member = lookUp(selectionMembers, name);
  return object instanceof SelectionValue && member
    ? (args, run) => member(object, args, run)
    : undefined;
}
