import type {DataModel} from '../checks/dataModel';
import type {LanguageFacts} from '../checks/facts';
import {builtInClassesOf} from '../inference/dataObjects';
import type {TypeOf} from '../inference/inferTypes';
import {formsOfMember} from '../inference/members';
import {expressionsOf, forEachChild} from '../parser/children';
import type {Expression, Identifier, Position, SourceFile} from '../parser/syntax';
import type {Body} from '../rules/ruleInput';

/** A platform name used in source code. */
export interface UsedName {
  at: Position;
  /** As written: `replaceString`, `kUTF8`, `4D.File`, `orderBy`. */
  text: string;
  kind: 'class' | 'command' | 'constant' | 'member';
  /** The class of the member: `Collection`. */
  owner?: string;
  /** The called command or member that takes or returns the constant. */
  takenBy?: UsedName;
}

/** The context that distinguishes the platform's names from others in source code. */
export interface NameContext {
  facts: LanguageFacts;
  model: DataModel;
  /** Names of the page's methods, in lowercase. */
  ownMethods: ReadonlySet<string>;
  /** Functions and properties of the page's classes. */
  ownMembers: ReadonlySet<string>;
}

/** The context of the names in an expression. */
interface Scope {
  typeOf: TypeOf;
  /** Names in lowercase that aren't commands or constants. */
  ownNames: ReadonlySet<string>;
  context: NameContext;
  /** The names found so far. */
  found: UsedName[];
}

/**
 * Finds the commands, constants, built-in classes, and members in a parsed source, in no particular
 * order. Members are found only if their owner's class is unambiguous. Names that the source, its page,
 * or the data model defines are left out.
 *
 * @param bodies the source's bodies, with types inferred from the context's facts and model
 */
export function usedNames(
  file: SourceFile,
  bodies: readonly Body[],
  context: NameContext,
): UsedName[] {
  const {facts} = context;
  return [
    ...(file.kind === 'class'
      ? [
          ...parentName(file.parent, facts),
          ...file.properties.flatMap(({type}) => namesInType(type, facts)),
        ]
      : []),
    ...bodies.flatMap((body) => namesInBody(body, context)),
  ];
}

function namesInBody(body: Body, context: NameContext): UsedName[] {
  const {header, all, values, typeOf} = body;
  const {facts} = context;
  const found: UsedName[] = [];
  const scope = {typeOf, ownNames: namesOf(body, context), context, found};
  const types = [...(header?.parameters.map(({type}) => type) ?? []), header?.result?.type];
  found.push(...types.flatMap((type) => namesInType(type, facts)));
  values.forEach((value) => findNames(value, scope));
  for (const statement of all) {
    if (statement.kind === 'var') {
      found.push(...namesInType(statement.type, facts));
    }
    expressionsOf(statement).forEach((expression) => findNames(expression, scope));
  }
  return found;
}

/** Returns the lowercase names of variables, parameters, the result, and the page's methods. */
function namesOf({variables}: Body, {ownMethods}: NameContext): Set<string> {
  return new Set([...variables.map(({name}) => name.toLowerCase()), ...ownMethods]);
}

/** @param takenBy the command or member that the expression is an argument to */
function findNames(expression: Expression, scope: Scope, takenBy?: UsedName): void {
  switch (expression.kind) {
    case 'name':
      add(nameOf(expression, scope, takenBy), scope);
      break;
    case 'member':
      add(memberOf(expression, scope), scope);
      findNames(expression.object, scope);
      break;
    case 'call':
      findNamesInCall(expression, scope);
      break;
    case 'operation': {
      // In `valueType(a) == kDate`, the constant is a possible result of the command.
      const {left, right} = expression;
      findNames(left, scope, calledIn(right, scope) ?? takenBy);
      findNames(right, scope, calledIn(left, scope) ?? takenBy);
      break;
    }
    default:
      // `kRecursive + kIgnoreInvisible` is still an argument.
      forEachChild(expression, (part) => findNames(part, scope, takenBy));
  }
}

function add(name: UsedName | undefined, {found}: Scope): void {
  if (name) {
    found.push(name);
  }
}

function findNamesInCall(call: Expression & {kind: 'call'}, scope: Scope): void {
  const {callee, args} = call;
  const called = calledIn(call, scope);
  if (callee.kind === 'name' || callee.kind === 'member') {
    add(called, scope);
  }
  if (callee.kind === 'member') {
    findNames(callee.object, scope);
  } else if (callee.kind !== 'name') {
    findNames(callee, scope);
  }
  args.forEach((arg) => findNames(arg, scope, called));
}

/** Returns the command or member that the expression calls, if it's a call. */
function calledIn(expression: Expression, scope: Scope): UsedName | undefined {
  const callee = expression.kind === 'call' ? expression.callee : undefined;
  switch (callee?.kind) {
    case 'name':
      return nameOf(callee, scope);
    case 'member':
      return memberOf(callee, scope);
    default:
      return undefined;
  }
}

function nameOf({name, at}: Identifier, scope: Scope, takenBy?: UsedName): UsedName | undefined {
  const {commands, constants} = scope.context.facts;
  if (scope.ownNames.has(name.toLowerCase())) {
    return undefined;
  }
  if (commands.has(name)) {
    return {at, text: name, kind: 'command'};
  }
  return constants.has(name)
    ? {at, text: name, kind: 'constant', ...(takenBy && {takenBy})}
    : undefined;
}

function memberOf(expression: Expression & {kind: 'member'}, scope: Scope): UsedName | undefined {
  const {facts} = scope.context;
  const {object, member} = expression;
  if (object.kind === 'builtInStore') {
    return namesInType({name: `4D.${member.name}`, at: object.at}, facts)[0];
  }
  const candidates = ownersIn(expression, scope);
  if (candidates.length === 0) {
    return undefined;
  }
  // An attribute with the same name hides the member, whatever its dataclass.
  const owners = candidates
    .filter((owner) => formsOfMember(facts, owner, member.name))
    .filter((owner) => !(isOpen(owner) && isOwnMember(member.name, scope.context)));
  const [owner, ...others] = owners;
  return owner !== undefined && others.length === 0
    ? {at: member.at, text: member.name, kind: 'member', owner: owner.slice('4D.'.length)}
    : undefined;
}

/** Lists the classes that the member may belong to. */
function ownersIn(
  {object, member}: Expression & {kind: 'member'},
  scope: Scope,
): readonly string[] {
  if (object.kind === 'member' && object.object.kind === 'builtInStore') {
    const builtIn = `4D.${object.member.name}`;
    // `new` is documented either on its class's page or on the `Class` page.
    if (member.name === 'new' && formsOfMember(scope.context.facts, builtIn, 'new')) {
      return [builtIn];
    }
  }
  return builtInClassesOf(scope.typeOf(object));
}

/** Returns true if an application can add members to the class. */
function isOpen(owner: string): boolean {
  return ['4D.DataClass', '4D.DataStore', '4D.Entity', '4D.EntitySelection'].includes(owner);
}

function isOwnMember(name: string, {model, ownMembers}: NameContext): boolean {
  return (
    ownMembers.has(name) ||
    model.has(name) ||
    [...model.values()].some((attributes) => attributes.has(name))
  );
}

/** Finds `4D.File`, if the version has a page about it. */
function namesInType(type: Identifier | undefined, {classes}: LanguageFacts): UsedName[] {
  const name = /^4D\.(\w+)$/.exec(type?.name ?? '')?.[1] ?? '';
  return type && classes.get(name)
    ? [{at: type.at, text: type.name, kind: 'class', owner: name}]
    : [];
}

/** Finds `Entity` in `extends Entity`. */
function parentName(parent: Identifier | undefined, {classes}: LanguageFacts): UsedName[] {
  return parent && classes.get(parent.name)
    ? [{at: parent.at, text: parent.name, kind: 'class', owner: parent.name}]
    : [];
}
