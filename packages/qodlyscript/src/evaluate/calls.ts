import {withArticle} from '../types';
import {lookUp} from '../lookUp';
import type {Expression} from '../parser/syntax';
import {blobOf, collectionOf, numberOf} from './arguments';
import {bytesPerItem, created, ownSize, spend} from './budget';
import {callSuperConstructor, findFunction, newInstance} from './classes';
import {commands, runCommand} from './commands';
import type {Call} from './commands/command';
import {callData} from './data/callData';
import {DataModelObject, dataStore} from './data/dataObjects';
import {newBuiltIn} from './members/builtIns';
import {collectionCallbacks} from './members/collectionCallbacks';
import {collectionChanges, type CollectionMember} from './members/collectionChanges';
import {collectionReads} from './members/collectionReads';
import {callDocument, newDocument} from './members/documents';
import {callHandle, HandleValue} from './members/fileHandles';
import {messageMembers} from './members/messages';
import {callSignal, SignalValue} from './members/signals';
import {callWebForm, WebFormValue} from './members/webForm';
import {readProperty} from './objects';
import type {Run} from './run';
import {specialForms} from './specialForms';
import {whyUnsupported} from './unsupported';
import {
  BlobValue,
  BuiltInObject,
  cannotEvaluate,
  CannotEvaluateError,
  ClassValue,
  CollectionValue,
  DocumentValue,
  ensure,
  forget,
  FunctionValue,
  itemsOf,
  kindOf,
  known,
  LanguageError,
  ObjectValue,
  rescue,
  type Value,
} from './values';

/** Evaluates a call, or a name that can be called without parentheses. */
export function evaluateCall(call: Call, run: Run): Value {
  const {callee} = call;
  switch (callee.kind) {
    case 'name':
      return callName(callee.name, call, run);
    case 'super':
      return callSuperConstructor(argumentsOf(call, run), run);
    case 'member':
      return callee.object.kind === 'super'
        ? callInherited(callee.member.name, call, run)
        : callMember(callee.object, callee.member.name, call, run);
    case 'element': {
      const name = known(run.evaluate(callee.index));
      if (typeof name === 'string') {
        return callMember(callee.object, name, call, run);
      }
    }
  }
  return cannotEvaluate('a call of this form is not supported');
}

function argumentsOf({args}: Call, run: Run): Value[] {
  return args.filter(({kind}) => kind !== 'star').map((arg) => run.tryEvaluate(arg));
}

function callName(name: string, call: Call, run: Run): Value {
  const form = lookUp(specialForms, name);
  if (form) {
    return form(call, run);
  }
  if (name === 'ds' && call.args.length === 0) {
    return dataStore(run);
  }
  const args = argumentsOf(call, run);
  if (Object.hasOwn(commands, name)) {
    return named(name, () => created(runCommand(name, args, call, run)));
  }
  const method = run.page.methods.get(name.toLowerCase());
  return method
    ? callFunction(new FunctionValue({kind: 'method', file: method}), undefined, args, run)
    : named(name, () => forgetAll(args, whyUnsupported(name, call.args.length > 0)));
}

/** Notes the name of the callee in errors. */
function named(name: string, compute: () => Value): Value {
  try {
    return compute();
  } catch (error) {
    if (error instanceof CannotEvaluateError || error instanceof LanguageError) {
      error.callee ??= name;
    }
    throw error;
  }
}

/** Evaluates `super.name(…)` in a function. */
function callInherited(name: string, call: Call, run: Run): Value {
  const {owner, thisValue} = run.scope;
  const inherited = findFunction(owner?.parent, name);
  ensure(inherited, `super.${name}() is not supported`);
  return callFunction(inherited, thisValue, argumentsOf(call, run), run);
}

/** Functions that can be called on a function. Source: language/FunctionClass. */
export const functionMembers: Record<
  string,
  (callee: FunctionValue, args: Value[], run: Run) => Value
> = {
  apply: (callee, [thisValue, params], run) =>
    run.call(callee, thisValue ?? undefined, params ? itemsOf(collectionOf(params)) : []),
  call: (callee, [thisValue, ...params], run) => run.call(callee, thisValue ?? undefined, params),
};

/** Functions that can be called on a blob. Source: language/BlobClass. */
export const blobMembers: Record<string, (blob: BlobValue, args: Value[]) => Value> = {
  slice: ({bytes}, [start = 0, end = bytes.length]) =>
    new BlobValue(bytes.slice(numberOf(start), numberOf(end)), true),
};

export const collectionMembers: Record<string, CollectionMember> = {
  ...collectionCallbacks,
  ...collectionChanges,
  ...collectionReads,
};

function callMember(object: Expression, name: string, call: Call, run: Run): Value {
  const receiver = known(run.evaluate(object));
  const args = argumentsOf(call, run);
  return named(`${className(receiver)}.${name}`, () => callOn(receiver, name, args, run));
}

/** Returns the class of a value as code writes it; empty for classes and objects without one. */
function className(value: Value): string {
  if (value instanceof ObjectValue) {
    const {objectClass} = value;
    return objectClass ? `${objectClass.file ? 'cs' : '4D'}.${objectClass.name}` : '';
  }
  return value instanceof CollectionValue
    ? '4D.Collection'
    : value instanceof BlobValue
      ? '4D.Blob'
      : value instanceof FunctionValue
        ? '4D.Function'
        : '';
}

function callOn(receiver: Value, name: string, args: Value[], run: Run): Value {
  if (receiver instanceof CollectionValue) {
    return callCollection(receiver, name, args, run);
  }
  if (receiver instanceof FunctionValue && Object.hasOwn(functionMembers, name)) {
    return functionMembers[name]?.(receiver, args, run);
  }
  if (receiver instanceof ClassValue && name === 'new') {
    const instance = newObject(receiver, args, run);
    if (instance) {
      return instance;
    }
  }
  if (receiver instanceof BlobValue && Object.hasOwn(blobMembers, name)) {
    return blobMembers[name]?.(receiver, args.map(known));
  }
  if (receiver instanceof DataModelObject) {
    const ownFunction = findFunction(receiver.objectClass, name);
    return ownFunction
      ? callFunction(ownFunction, receiver, args, run)
      : callData(receiver, name, args, run);
  }
  if (receiver instanceof SignalValue) {
    return callSignal(receiver, name, args);
  }
  if (receiver instanceof BuiltInObject && receiver.objectClass?.name === 'OutgoingMessage') {
    const member = lookUp(messageMembers, name);
    if (member) {
      return member(receiver, args);
    }
  }
  if (receiver instanceof WebFormValue) {
    return callWebForm(name, args.map(known), run);
  }
  if (receiver instanceof HandleValue) {
    return callHandle(receiver, name, args, run);
  }
  if (receiver instanceof DocumentValue) {
    return callDocument(receiver, name, args, run);
  }
  if (receiver instanceof ObjectValue && !(receiver instanceof BuiltInObject)) {
    const member = readProperty(receiver, name, run);
    if (member instanceof FunctionValue) {
      return callFunction(member, receiver, args, run);
    }
    if (member !== undefined) {
      return member;
    }
  }
  return forgetAll(
    [receiver, ...args],
    `.${name}() on ${withArticle(kindOf(receiver))} is not supported`,
  );
}

/** Evaluates `.new(…)`; returns undefined for a class that isn't supported. */
function newObject(owner: ClassValue, args: Value[], run: Run): Value {
  if (owner.file) {
    return newInstance(owner, args, run);
  }
  switch (owner.name) {
    case 'Blob':
      return newBlob(args.map(known));
    case 'File':
      return newDocument(args[0], false);
    case 'Folder':
      return newDocument(args[0], true);
    default:
      return newBuiltIn(owner, args);
  }
}

function newBlob([source]: Value[]): BlobValue {
  return new BlobValue(
    source === undefined ? new Uint8Array() : blobOf(source).bytes.slice(),
    true,
  );
}

function callCollection(receiver: CollectionValue, name: string, args: Value[], run: Run): Value {
  const member = lookUp(collectionMembers, name);
  if (!member) {
    return forgetAll([receiver], `.${name}() on a collection is not supported`);
  }
  // Throws if the elements are unknown: no function can be evaluated on them.
  const {length} = itemsOf(receiver);
  const evaluate = () => {
    const result = member(receiver, args, run);
    spend(Math.max(0, ownSize(receiver) - length * bytesPerItem));
    return result === receiver ? result : created(result);
  };
  return Object.hasOwn(collectionChanges, name)
    ? forgetOnFailure([receiver], evaluate)
    : evaluate();
}

/** Runs a function; if it can't be evaluated, forgets the values that it may have changed. */
function callFunction(callee: FunctionValue, thisValue: Value, args: Value[], run: Run): Value {
  return forgetOnFailure([thisValue, ...args], () => known(run.call(callee, thisValue, args)));
}

function forgetOnFailure(values: Value[], compute: () => Value): Value {
  return rescue(CannotEvaluateError, compute, (error) => {
    values.forEach((value) => forget(value, error.reason));
    throw error;
  });
}

/** Forgets values that a call may have changed. @throws CannotEvaluateError */
function forgetAll(values: Value[], reason: string): never {
  values.forEach((value) => forget(value, reason));
  return cannotEvaluate(reason);
}
