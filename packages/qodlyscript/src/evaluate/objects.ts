import type {Expression} from '../parser/syntax';
import {integerOf, numberOf, textOf} from './arguments';
import {bytesPerItem, spend} from './budget';
import {builtInClass, findFunction, readClassProperty} from './classes';
import {assignDataProperty, readDataProperty} from './data/attributes';
import {DataModelObject} from './data/dataObjects';
import {readDocumentProperty} from './members/documents';
import {HandleValue, readHandleProperty} from './members/fileHandles';
import type {Run} from './run';
import {convert, resetOf, stored} from './types';
import {
  BlobValue,
  BuiltInObject,
  cannotEvaluate,
  ClassValue,
  CollectionValue,
  DocumentValue,
  ensure,
  itemsOf,
  kindOf,
  known,
  languageError,
  ObjectValue,
  someEntriesOf,
  Unknown,
  type Value,
} from './values';

/** Reads `object.name`, or a class in the `4D` or `cs` store. */
export function readMember({object, member}: Expression & {kind: 'member'}, run: Run): Value {
  const {name} = member;
  if (object.kind === 'builtInStore') {
    return builtInClass(name);
  }
  return object.kind === 'name' && object.name === 'cs' && !run.scope.variables.has('cs')
    ? (run.page.classes.get(name) ?? cannotEvaluate(`the page does not define the class ${name}`))
    : readProperty(known(run.evaluate(object)), name, run);
}

/** Reads a property; returns undefined if the object doesn't have it. */
export function readProperty(object: Value, name: string, run: Run): Value {
  if (object instanceof ObjectValue) {
    const entries = someEntriesOf(object);
    return entries.has(name) ? entries.get(name) : readComputed(object, name, run);
  }
  if (name === 'length' && (object === undefined || object === null)) {
    return 0;
  }
  if (object === undefined) {
    return undefined;
  }
  if (object instanceof CollectionValue && name === 'length') {
    return itemsOf(object).length;
  }
  if (object instanceof BlobValue && name === 'size') {
    return object.bytes.length;
  }
  return object instanceof ClassValue
    ? readClassProperty(object, name, run)
    : cannotEvaluate(`the property ${name} of ${kindOf(object)} is not supported`);
}

/** Returns the value at a path such as `employer.city`, or undefined if the path doesn't exist. */
export function valueAt(object: Value, path: string, run: Run): Value {
  let value: Value = known(object);
  for (const name of path.split('.')) {
    if (!(value instanceof ObjectValue || value instanceof CollectionValue)) {
      return undefined;
    }
    value = known(readProperty(value, name, run));
  }
  return value;
}

/**
 * Reads a property that isn't stored: one of a file, a handle, or the datastore, or one that a class defines.
 *
 * @throws CannotEvaluateError
 */
function readComputed(object: ObjectValue, name: string, run: Run): Value {
  if (object instanceof BuiltInObject) {
    const owner = object.objectClass ? `a 4D.${object.objectClass.name}` : 'this object';
    return cannotEvaluate(`.${name} of ${owner} is not supported`);
  }
  if (object instanceof HandleValue) {
    return readHandleProperty(object, name, run);
  }
  if (object instanceof DocumentValue) {
    return readDocumentProperty(object, name, run);
  }
  if (object instanceof DataModelObject) {
    return readDataProperty(object, name, run);
  }
  const getter = findFunction(object.objectClass, name, 'get');
  return getter ? run.call(getter, object, []) : findFunction(object.objectClass, name);
}

/** Executes `target = value`. An unknown value makes the target unknown. */
export function assign(target: Expression, value: Value, run: Run): void {
  switch (target.kind) {
    case 'name':
      assignVariable(target.name.toLowerCase(), value, run);
      break;
    case 'argument':
      assignVariable(`$${String(target.number)}`, value, run);
      break;
    case 'member':
      assignProperty(known(run.evaluate(target.object)), target.member.name, value, run);
      break;
    case 'element':
      assignElement(target, value, run);
      break;
    case 'character': {
      const text = textOf(run.evaluate(target.object));
      const at = integerOf(run.evaluate(target.index)) - 1;
      const characters = [...text];
      ensure(at >= 0 && at < characters.length, `there is no character ${at + 1}`);
      characters[at] = textOf(value);
      assign(target.object, characters.join(''), run);
      break;
    }
    case 'byte': {
      const blob = known(run.evaluate(target.object));
      ensure(blob instanceof BlobValue, 'assigning to a byte of this value is not supported');
      blob.bytes[numberOf(run.evaluate(target.index))] = numberOf(value);
      break;
    }
    default:
      cannotEvaluate(`assigning to "${target.kind}" is not supported`);
  }
}

function assignVariable(key: string, value: Value, {scope: {variables}}: Run): void {
  const variable = variables.get(key);
  if (!variable) {
    variables.set(key, {value});
    return;
  }
  variable.value = new Unknown('its value is not supported');
  const converted = convert(value, variable.type);
  // Scalar blobs are assigned by value.
  variable.value =
    converted instanceof BlobValue && !converted.isObject
      ? new BlobValue(converted.bytes.slice(), false)
      : converted;
}

function assignElement(
  target: {object: Expression; index: Expression},
  value: Value,
  run: Run,
): void {
  const object = known(run.evaluate(target.object));
  const index = known(run.evaluate(target.index));
  if (typeof index === 'string') {
    assignProperty(object, index, value, run);
    return;
  }
  ensure(
    object instanceof CollectionValue,
    'assigning to an element of this value is not supported',
  );
  checkUse(object, run);
  const items = itemsOf(object);
  const at = integerOf(index);
  ensure(at >= 0, `there is no element ${at}`);
  spend(Math.max(0, at + 1 - items.length) * bytesPerItem);
  while (items.length < at) {
    items.push(null);
  }
  items[at] = stored(value) ?? null;
}

function assignProperty(object: Value, name: string, value: Value, run: Run): void {
  ensure(
    object instanceof ObjectValue,
    `the property ${name} of ${kindOf(object)} is not supported`,
  );
  if (object instanceof DataModelObject) {
    assignDataProperty(object, name, value, run);
    return;
  }
  checkUse(object, run);
  checkStorage(object, value, run);
  const setter = findFunction(object.objectClass, name, 'set');
  if (setter) {
    run.call(setter, object, [value]);
    return;
  }
  const entries = someEntriesOf(object);
  if (value !== undefined) {
    entries.set(name, stored(value));
  } else if (entries.has(name)) {
    entries.set(name, resetOf(entries.get(name)));
  }
}

/** Checks that `storage` holds only shared values. Source: language/commands/storage. */
function checkStorage(object: ObjectValue, value: Value, run: Run): void {
  const isContainer = value instanceof ObjectValue || value instanceof CollectionValue;
  if (object === run.storage && run.isStrict && !(isContainer && value.isShared)) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
}

/** Checks that shared objects and collections are changed only in `use`. */
function checkUse(object: ObjectValue | CollectionValue, run: Run): void {
  if (object.isShared && run.uses === 0) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
}
