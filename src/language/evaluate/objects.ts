import type {Expression} from '../parser/syntax';
import {numberOf, textOf} from './arguments';
import {builtInClass, findFunction, readClassProperty} from './classes';
import {languageError} from './errors';
import type {Run} from './run';
import {convert, resetOf, stored} from './types';
import {
  BlobValue,
  BuiltInObject,
  ClassValue,
  CollectionValue,
  itemsOf,
  kindOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  someEntriesOf,
  Unknown,
  type Scope,
  type Value,
} from './values';
import {readDocumentProperty} from './members/documents';
import {isDataObject, readDataProperty} from './members/entities';
import {HandleValue, readHandleProperty} from './members/fileHandles';

/** Reads `object.name`, or a class in the `4D` or `cs` store. */
export function readMember(
  {object, member}: Expression & {kind: 'member'},
  scope: Scope,
  run: Run,
): Value {
  if (object.kind === 'builtInStore') {
    return builtInClass(member.name);
  }
  if (object.kind === 'name' && object.name === 'cs' && !scope.variables.has('cs')) {
    const found = run.page.classes.get(member.name);
    if (!found) {
      throw new CannotEvaluateError(`the page does not define the class ${member.name}`);
    }
    return found;
  }
  return readProperty(known(run.evaluate(object, scope)), member.name, run);
}

/** Reads a property; returns undefined if the object doesn't have it. */
export function readProperty(object: Value, name: string, run: Run): Value {
  if (object instanceof ObjectValue) {
    const entries = someEntriesOf(object);
    if (entries.has(name)) {
      return entries.get(name);
    }
    if (isDataObject(object)) {
      return readDataProperty(object, name, run);
    }
    if (object instanceof BuiltInObject) {
      const owner = object.objectClass ? `a 4D.${object.objectClass.name}` : 'storage';
      throw new CannotEvaluateError(`.${name} of ${owner} is not supported`);
    }
    if (object instanceof HandleValue) {
      return readHandleProperty(object, name, run);
    }
    return readDocumentProperty(object, name, run) ?? readInherited(object, name, run);
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
  if (object instanceof ClassValue) {
    return readClassProperty(object, name, run);
  }
  throw new CannotEvaluateError(
    `the property ${name} of ${kindOf(known(object))} is not supported`,
  );
}

/** Reads a computed property, or a function of the class as a value. */
function readInherited(object: ObjectValue, name: string, run: Run): Value {
  const getter = findFunction(object.objectClass, name, 'get');
  if (getter) {
    return run.call(getter, object, []);
  }
  return findFunction(object.objectClass, name);
}

/** Executes `target = value`. An unknown value makes the target unknown. */
export function assign(target: Expression, value: Value, scope: Scope, run: Run): void {
  switch (target.kind) {
    case 'name':
      assignVariable(target.name.toLowerCase(), value, scope);
      break;
    case 'argument':
      assignVariable(`$${String(target.number)}`, value, scope);
      break;
    case 'member':
      assignProperty(known(run.evaluate(target.object, scope)), target.member.name, value, run);
      break;
    case 'element':
      assignElement(target, value, scope, run);
      break;
    case 'character': {
      const text = textOf(run.evaluate(target.object, scope));
      const at = numberOf(run.evaluate(target.index, scope)) - 1;
      const characters = [...text];
      characters[at] = textOf(value);
      assign(target.object, characters.join(''), scope, run);
      break;
    }
    case 'byte': {
      const blob = known(run.evaluate(target.object, scope));
      if (!(blob instanceof BlobValue)) {
        throw new CannotEvaluateError('a byte of this value is not supported');
      }
      blob.bytes[numberOf(run.evaluate(target.index, scope))] = numberOf(value);
      break;
    }
    default:
      throw new CannotEvaluateError(`an assignment to "${target.kind}" is not supported`);
  }
}

function assignVariable(key: string, value: Value, {variables}: Scope): void {
  const variable = variables.get(key);
  if (!variable) {
    variables.set(key, {value});
    return;
  }
  variable.value = new Unknown('its value is not supported');
  variable.value = copyOfBlob(convert(value, variable.type));
}

/** Copies scalar blobs, which are assigned by value. */
function copyOfBlob(value: Value): Value {
  return value instanceof BlobValue && !value.isObject
    ? new BlobValue(value.bytes.slice(), false)
    : value;
}

function assignElement(
  target: {object: Expression; index: Expression},
  value: Value,
  scope: Scope,
  run: Run,
): void {
  const object = known(run.evaluate(target.object, scope));
  const index = known(run.evaluate(target.index, scope));
  if (typeof index === 'string') {
    assignProperty(object, index, value, run);
    return;
  }
  if (!(object instanceof CollectionValue) || typeof index !== 'number') {
    throw new CannotEvaluateError('an assignment to an element of this value is not supported');
  }
  checkUse(object, run);
  const items = itemsOf(object);
  while (items.length < index) {
    items.push(null);
  }
  items[index] = stored(value) ?? null;
}

function assignProperty(object: Value, name: string, value: Value, run: Run): void {
  if (!(object instanceof ObjectValue)) {
    throw new CannotEvaluateError(
      `the property ${name} of ${kindOf(known(object))} is not supported`,
    );
  }
  checkUse(object, run);
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

/** Checks that shared objects and collections are changed only in `use`. */
function checkUse(object: ObjectValue | CollectionValue, run: Run): void {
  if (object.isShared && run.uses === 0) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
}
