import {objectOf, textOf} from '../arguments';
import {classOf, isInstance} from '../classes';
import {hasOption} from '../constants';
import {copyOf} from '../copies';
import {newFile, newFolder} from '../members/documents';
import {
  BlobValue,
  ClassValue,
  CollectionValue,
  DocumentValue,
  entriesOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  type Value,
} from '../values';
import {builtInClass} from '../classes';
import type {Command} from './command';

/** Source: language/commands, theme Object; `file` and `folder`. */
export const objectCommands: Record<string, Command> = {
  file: ([path]) => newFile(textOf(path)),
  folder: ([path]) => newFolder(textOf(path)),

  instanceOf: ([object, owner]) => {
    if (!(owner instanceof ClassValue)) {
      throw new CannotEvaluateError('this class is not supported');
    }
    return object instanceof BlobValue
      ? object.isObject && owner === builtInClass('Blob')
      : isInstance(object, owner);
  },

  objectClass: ([object]) => classOf(object),

  objectCopy: ([object, option]) => {
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
    if (!(value instanceof ObjectValue || value instanceof CollectionValue)) {
      throw new CannotEvaluateError('objectIsShared() of this value is not supported');
    }
    return value.isShared;
  },

  objectKeys: ([object]) => new CollectionValue([...plainEntriesOf(object).keys()]),

  objectRemove: ([object, property]) => {
    entriesOf(objectOf(object)).delete(textOf(property));
    return undefined;
  },

  objectValues: ([object]) => new CollectionValue([...plainEntriesOf(object).values()].map(known)),
};

/** Returns the properties of an object. Files and folders don't store theirs, so they aren't supported. */
function plainEntriesOf(value: Value): Map<string, Value> {
  const object = objectOf(value);
  if (object instanceof DocumentValue) {
    throw new CannotEvaluateError('the properties of a file are not supported');
  }
  return entriesOf(object);
}
