import {objectOf, textOf} from '../arguments';
import {builtInClass, classOf, isInstance} from '../classes';
import {hasOption} from '../constants';
import {copyOf} from '../copies';
import {dataKeys} from '../data/dataKeys';
import {DataModelObject} from '../data/dataObjects';
import {newDocument} from '../members/documents';
import {
  BlobValue,
  ClassValue,
  CollectionValue,
  DocumentValue,
  ensure,
  entriesOf,
  known,
  ObjectValue,
  type Value,
} from '../values';
import type {Command} from './command';

/** Source: language/commands, theme Object; `file` and `folder`. */
export const objectCommands: Record<string, Command> = {
  file: ([path]) => newDocument(path, false),
  folder: ([path]) => newDocument(path, true),

  instanceOf: ([object, owner]) => {
    ensure(owner instanceof ClassValue, 'this class is not supported');
    return object instanceof BlobValue
      ? object.isObject && owner === builtInClass('Blob')
      : isInstance(object, owner);
  },

  objectClass: ([object]) => classOf(object),

  objectCopy: ([object, option]) => {
    if (object instanceof DataModelObject) {
      return null;
    }
    const copy = copyOf(objectOf(object));
    if (copy instanceof ObjectValue) {
      copy.isShared = typeof option === 'number' && hasOption(option, 'kShared');
    }
    return copy;
  },

  objectEntries: ([object]) =>
    new CollectionValue(
      [...plainEntriesOf(object)].map(
        ([key, value]) =>
          new ObjectValue([
            ['key', key],
            ['value', value],
          ]),
      ),
    ),

  objectIsDefined: ([object, property]) =>
    property === undefined
      ? object instanceof ObjectValue
      : plainEntriesOf(object).get(textOf(property)) !== undefined,

  objectIsEmpty: ([object]) =>
    object === null || object === undefined || plainEntriesOf(object).size === 0,

  objectIsShared: ([value]) => {
    ensure(
      value instanceof ObjectValue || value instanceof CollectionValue,
      'objectIsShared() of this value is not supported',
    );
    return value.isShared;
  },

  objectKeys: ([object]) =>
    new CollectionValue(
      object instanceof DataModelObject ? dataKeys(object) : [...plainEntriesOf(object).keys()],
    ),

  objectRemove: ([object, property]) => void entriesOf(objectOf(object)).delete(textOf(property)),

  objectValues: ([object]) => new CollectionValue([...plainEntriesOf(object).values()].map(known)),
};

/** Returns the properties of an object. Files and folders don't store theirs, so they aren't supported. */
function plainEntriesOf(value: Value): Map<string, Value> {
  const object = objectOf(value);
  ensure(!(object instanceof DocumentValue), 'the properties of a file are not supported');
  return entriesOf(object);
}
