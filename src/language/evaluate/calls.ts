import type {Expression} from '../parser/syntax';
import {callSuperConstructor, findFunction, newInstance} from './classes';
import {commands, runCommand} from './commands';
import {functionMembers} from './members/functions';
import {blobMembers, newBlob} from './members/blobs';
import {callSignal, SignalValue} from './members/signals';
import {callData, dataStore, isDataObject} from './members/entities';
import {messageMembers} from './members/messages';
import {mutatingMembers, collectionMembers} from './members/collections';
import {textOf} from './arguments';
import {newBuiltIn} from './members/builtIns';
import {callDocument, isDocumentCommand, newFile, newFolder} from './members/documents';
import {callHandle, HandleValue} from './members/fileHandles';
import {readProperty} from './objects';
import type {Run} from './run';
import {specialForms} from './specialForms';
import {
  BlobValue,
  BuiltInObject,
  ClassValue,
  CollectionValue,
  DocumentValue,
  forget,
  FunctionValue,
  kindOf,
  known,
  CannotEvaluateError,
  ObjectValue,
  type Scope,
  type Value,
} from './values';

type Call = Expression & {kind: 'call'};

/** Evaluates a call, or a name that can be called without parentheses. */
export function evaluateCall(call: Call, scope: Scope, run: Run): Value {
  const {callee} = call;
  switch (callee.kind) {
    case 'name':
      return callName(callee.name, call, scope, run);
    case 'super':
      return callSuperConstructor(argumentsOf(call, scope, run), scope, run);
    case 'member':
      return callee.object.kind === 'super'
        ? callInherited(callee.member.name, call, scope, run)
        : callMember(
            known(run.evaluate(callee.object, scope)),
            callee.member.name,
            call,
            scope,
            run,
          );
    case 'element': {
      const name = known(run.evaluate(callee.index, scope));
      if (typeof name === 'string') {
        return callMember(known(run.evaluate(callee.object, scope)), name, call, scope, run);
      }
    }
  }
  throw new CannotEvaluateError('a call of this form is not supported');
}

function argumentsOf({args}: Call, scope: Scope, run: Run): Value[] {
  return args.filter(({kind}) => kind !== 'star').map((arg) => run.tryEvaluate(arg, scope));
}

function callName(name: string, call: Call, scope: Scope, run: Run): Value {
  const form = specialForms[name];
  if (form) {
    return form(call, scope, run);
  }
  if (name === 'ds' && call.args.length === 0) {
    return dataStore(run);
  }
  const args = argumentsOf(call, scope, run);
  if (name in commands) {
    return runCommand(name, args, call, scope, run);
  }
  const method = run.page.methods.get(name.toLowerCase());
  if (method) {
    return callFunction(new FunctionValue({kind: 'method', file: method}), undefined, args, run);
  }
  const reason = `${name}${call.args.length === 0 ? '' : '()'} is not supported`;
  args.forEach((arg) => forget(arg, reason));
  throw new CannotEvaluateError(reason);
}

/** Evaluates `super.name(…)` in a function. */
function callInherited(name: string, call: Call, scope: Scope, run: Run): Value {
  const inherited = findFunction(scope.owner?.parent, name);
  if (!inherited) {
    throw new CannotEvaluateError(`super.${name}() is not supported`);
  }
  return callFunction(inherited, scope.thisValue, argumentsOf(call, scope, run), run);
}

function callMember(receiver: Value, name: string, call: Call, scope: Scope, run: Run): Value {
  const args = argumentsOf(call, scope, run);
  if (receiver instanceof CollectionValue) {
    return callCollection(receiver, name, args, run);
  }
  if (receiver instanceof FunctionValue && name in functionMembers) {
    return functionMembers[name]?.(receiver, args, run);
  }
  if (receiver instanceof ClassValue && name === 'new') {
    if (receiver.file) {
      return newInstance(receiver, args, run);
    }
    if (receiver.name === 'Blob') {
      return newBlob(args.map(known));
    }
    if (receiver.name === 'File' || receiver.name === 'Folder') {
      return receiver.name === 'File' ? newFile(textOf(args[0])) : newFolder(textOf(args[0]));
    }
    const builtIn = newBuiltIn(receiver, args);
    if (builtIn) {
      return builtIn;
    }
  }
  if (receiver instanceof BlobValue && name in blobMembers) {
    return blobMembers[name]?.(receiver, args.map(known));
  }
  if (isDataObject(receiver)) {
    const ownFunction = findFunction(receiver.objectClass, name);
    return ownFunction
      ? callFunction(ownFunction, receiver, args, run)
      : callData(receiver, name, args, run);
  }
  if (receiver instanceof SignalValue) {
    return callSignal(receiver, name);
  }
  if (receiver instanceof BuiltInObject && receiver.objectClass?.name === 'OutgoingMessage') {
    const change = messageMembers[name];
    if (change) {
      return change(receiver, args);
    }
  }
  if (receiver instanceof HandleValue) {
    return callHandle(receiver, name, args, run);
  }
  if (receiver instanceof DocumentValue && isDocumentCommand(name)) {
    return callDocument(receiver, name, args, run);
  }
  if (receiver instanceof ObjectValue && !(receiver instanceof BuiltInObject)) {
    const result = callDocument(receiver, name, args, run) ?? readProperty(receiver, name, run);
    if (result instanceof FunctionValue) {
      return callFunction(result, receiver, args, run);
    }
    if (result !== undefined) {
      return result;
    }
  }
  const reason = `.${name}() of ${kindOf(known(receiver))} is not supported`;
  [receiver, ...args].forEach((value) => forget(value, reason));
  throw new CannotEvaluateError(reason);
}

function callCollection(receiver: CollectionValue, name: string, args: Value[], run: Run): Value {
  const member = collectionMembers[name];
  try {
    if (!member) {
      throw new CannotEvaluateError(`.${name}() of a collection is not supported`);
    }
    return member(receiver, args, run);
  } catch (error) {
    // Values that the call may have changed become unknown.
    if (error instanceof CannotEvaluateError && (!member || mutatingMembers.has(name))) {
      forget(receiver, error.reason);
    }
    throw error;
  }
}

/** Runs a function; if it can't be evaluated, forgets the values that it may have changed. */
function callFunction(callee: FunctionValue, thisValue: Value, args: Value[], run: Run): Value {
  try {
    return known(run.call(callee, thisValue, args));
  } catch (error) {
    if (error instanceof CannotEvaluateError) {
      [thisValue, ...args].forEach((value) => forget(value, error.reason));
    }
    throw error;
  }
}
