import type {ClassFunction} from '../parser/syntax';
import {optionClasses} from './members/builtIns';
import {newScope, type Run} from './run';
import {
  cannotEvaluate,
  ClassValue,
  ensure,
  FunctionValue,
  known,
  ObjectValue,
  type Value,
} from './values';

const objectClass = new ClassValue('Object', null);
const documentClass = new ClassValue('Document', objectClass);

/** Creates classes without parents, by name. */
function classesNamed(names: string[]): Map<string, ClassValue> {
  return new Map(names.map((name) => [name, new ClassValue(name, null)]));
}

/** Parents of data model classes. */
const dataClasses = classesNamed([
  'DataClass',
  'DataStoreImplementation',
  'Entity',
  'EntitySelection',
]);

/** Classes whose objects are supported, but whose parents aren't. */
const optionClassValues = classesNamed([...optionClasses, 'Folder']);

/** All supported built-in classes, by name. */
const builtInClasses = new Map([
  ['Object', objectClass],
  ['Document', documentClass],
  ['File', new ClassValue('File', documentClass)],
  ['Blob', new ClassValue('Blob', objectClass)],
  ...optionClassValues,
]);

export function builtInClass(name: string): ClassValue {
  return builtInClasses.get(name) ?? cannotEvaluate(`the class 4D.${name} is not supported`);
}

/** Returns the classes that a page's class files define, by name. */
export function defineClasses(files: Map<string, ClassValue['file']>): Map<string, ClassValue> {
  const classes = new Map<string, ClassValue>();
  const remaining = new Map(files);
  const define = (name: string): ClassValue | undefined => {
    const known = classes.get(name);
    const file = remaining.get(name);
    if (known || !file) {
      return known;
    }
    // Otherwise, a class that extends itself would never be complete.
    remaining.delete(name);
    const parentName = file.parent?.name.replace(/^cs\./, '');
    const parent =
      parentName === undefined ? objectClass : (dataClasses.get(parentName) ?? define(parentName));
    if (parent) {
      classes.set(name, new ClassValue(name, parent, file));
    }
    return classes.get(name);
  };
  [...files.keys()].forEach(define);
  return classes;
}

/** Finds a function, or a computed property's `accessor`, in the class or its ancestors. */
export function findFunction(
  owner: ClassValue | null | undefined,
  name: string,
  accessor?: 'get' | 'set' | 'query' | 'orderBy' | 'event',
): FunctionValue | undefined {
  if (!owner?.file) {
    return undefined;
  }
  const ownFunction = owner.file.functions.find(
    (candidate) =>
      candidate.name === name && candidate.accessor === accessor && name !== 'constructor',
  );
  return ownFunction
    ? new FunctionValue({kind: 'function', function: ownFunction, owner})
    : findFunction(owner.parent, name, accessor);
}

/** Source: language/ClassClass. */
export function readClassProperty(owner: ClassValue, name: string, run: Run): Value {
  const {isShared, isSingleton, isSession} = modifiersOf(owner);
  switch (name) {
    case 'name':
      return owner.name;
    case 'superclass':
      ensure(!optionClassValues.has(owner.name), `the parent of 4D.${owner.name} is not supported`);
      return owner.parent;
    case 'isShared':
      return isShared;
    case 'isSingleton':
      return isSingleton;
    case 'isSessionSingleton':
      return isSession;
    case 'me':
      return isSingleton ? newInstance(owner, [], run) : undefined;
    default:
      return cannotEvaluate(`the property ${name} of a class is not supported`);
  }
}

function constructorOf({file}: ClassValue): ClassFunction | undefined {
  return file?.functions.find(({name}) => name === 'constructor');
}

function modifiersOf(owner: ClassValue) {
  const modifiers = new Set(constructorOf(owner)?.modifiers);
  const isSession = modifiers.has('session');
  return {
    isShared: isSession || modifiers.has('shared'),
    isSingleton: modifiers.has('singleton'),
    isSession,
  };
}

/** Evaluates `cs.Name.new(…)`: sets properties, the parent's first, and then runs the constructor. */
export function newInstance(owner: ClassValue, args: Value[], run: Run): ObjectValue {
  const {isShared, isSingleton} = modifiersOf(owner);
  if (isSingleton && owner.instance) {
    return owner.instance;
  }
  const instance = new ObjectValue([], owner);
  setProperties(owner, instance, run);
  construct(owner, instance, args, run);
  instance.isShared = isShared;
  if (isSingleton) {
    owner.instance = instance;
  }
  return instance;
}

function setProperties(owner: ClassValue, instance: ObjectValue, run: Run): void {
  if (owner.parent) {
    setProperties(owner.parent, instance, run);
  }
  for (const {names, value} of owner.file?.properties ?? []) {
    for (const {name} of value ? names : []) {
      const initial = value && run.inScope(newScope(), () => run.tryEvaluate(value));
      instance.entries.set(name, initial);
    }
  }
}

/** Runs the constructor of the class, or else the inherited constructor. */
function construct(owner: ClassValue, instance: ObjectValue, args: Value[], run: Run): void {
  const constructor = constructorOf(owner);
  if (constructor) {
    run.call(new FunctionValue({kind: 'function', function: constructor, owner}), instance, args);
  } else if (owner.parent) {
    construct(owner.parent, instance, args, run);
  }
}

/** Evaluates `super(…)` in a constructor. */
export function callSuperConstructor(args: Value[], run: Run): undefined {
  const {owner, thisValue} = run.scope;
  const instance = known(thisValue);
  ensure(
    owner?.parent && instance instanceof ObjectValue,
    '"super" outside a class is not supported',
  );
  construct(owner.parent, instance, args, run);
}

/** Returns true if the object's class is `owner` or inherits from it. */
export function isInstance(object: Value, owner: ClassValue): boolean {
  let ancestor: ClassValue | null = classOf(object);
  while (ancestor && ancestor !== owner) {
    ancestor = ancestor.parent;
  }
  return ancestor !== null;
}

/** Returns the class of an object. */
export function classOf(object: Value): ClassValue {
  const isData = object instanceof ObjectValue && object.isPartial && !object.objectClass;
  ensure(object instanceof ObjectValue && !isData, 'the class of this value is not supported');
  return object.objectClass ?? objectClass;
}
