import {cannotEvaluate} from '../values';
import {
  DataClassValue,
  DataStoreValue,
  EntityValue,
  SelectionValue,
  type DataModelObject,
} from './dataObjects';

/** Returns the names that `objectKeys` lists. Source: guides/data-model-objects. */
export function dataKeys(object: DataModelObject): string[] {
  if (object instanceof DataStoreValue) {
    return [...object.database.dataclasses.keys()];
  }
  if (object instanceof DataClassValue || object instanceof EntityValue) {
    return [...object.dataclass.attributes.keys()];
  }
  return object instanceof SelectionValue
    ? ['length', ...object.keys.map((_, index) => String(index).padStart(2, '0'))]
    : cannotEvaluate('the properties of this object are not known');
}
