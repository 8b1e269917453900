import type {DataModel} from '../checks/dataModel';
import type {LanguageFacts} from '../checks/facts';
import {builtInClassesOf} from '../inference/dataObjects';
import {formsOfMember, type TypeOf} from '../inference/inferTypes';
import {childrenOf, expressionsOf} from '../parser/children';
import type {Expression, Identifier, Position, SourceFile} from '../parser/syntax';
import type {Body} from '../rules/ruleInput';

/** A platform name that a source uses. */
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

/** The context that separates the platform's names from others in a source. */
export interface NameContext {
  facts: LanguageFacts;
  model: DataModel;
  /** Names of the page's methods, in lower case. */
  ownMethods: ReadonlySet<string>;
  /** Functions and properties of the page's classes. */
  ownMembers: ReadonlySet<string>;
}

/** The context of the names in an expression. */
interface Scope {
  typeOf: TypeOf;
  /** Names in lower case that aren't commands or constants. */
  ownNames: ReadonlySet<string>;
  context: NameContext;
}

/**
 * Finds the commands, constants, built-in classes, and members in a parsed source, in no particular
 * order. Members are found only if their owner's class is certain. Names that the source, its page,
 * or the data model defines are left out.
 *
 * @param bodies of the source, with the types of the context's facts and model
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
  const scope = {typeOf, ownNames: namesOf(body, context), context};
  const types = [...(header?.parameters.map(({type}) => type) ?? []), header?.result?.type];
  return [
    ...types.flatMap((type) => namesInType(type, facts)),
    ...values.flatMap((value) => namesIn(value, scope)),
    ...all.flatMap((statement) => [
      ...(statement.kind === 'var' ? namesInType(statement.type, facts) : []),
      ...expressionsOf(statement).flatMap((expression) => namesIn(expression, scope)),
    ]),
  ];
}

/** Returns variables, parameters, and the result in lower case, and the page's methods. */
function namesOf({variables}: Body, {ownMethods}: NameContext): Set<string> {
  return new Set([...variables.map(({name}) => name.toLowerCase()), ...ownMethods]);
}

/** @param takenBy the command or member whose argument the expression is */
function namesIn(expression: Expression, scope: Scope, takenBy?: UsedName): UsedName[] {
  switch (expression.kind) {
    case 'name':
      return nameOf(expression, scope, takenBy);
    case 'member':
      return [...memberOf(expression, scope), ...namesIn(expression.object, scope)];
    case 'call':
      return namesInCall(expression, scope);
    case 'operation': {
      // In `valueType(a) == kDate`, the constant is a possible result of the command.
      const {left, right} = expression;
      return [
        ...namesIn(left, scope, calledIn(right, scope) ?? takenBy),
        ...namesIn(right, scope, calledIn(left, scope) ?? takenBy),
      ];
    }
    default:
      // `kRecursive + kIgnoreInvisible` is still an argument.
      return childrenOf(expression).flatMap((part) => namesIn(part, scope, takenBy));
  }
}

function namesInCall(call: Expression & {kind: 'call'}, scope: Scope): UsedName[] {
  const called = calledIn(call, scope);
  return [
    ...namesIn(call.callee, scope),
    ...call.args.flatMap((arg) => namesIn(arg, scope, called)),
  ];
}

/** Returns the command or member that the expression calls, if it is a call. */
function calledIn(expression: Expression, scope: Scope): UsedName | undefined {
  const callee = expression.kind === 'call' ? expression.callee : undefined;
  switch (callee?.kind) {
    case 'name':
      return nameOf(callee, scope)[0];
    case 'member':
      return memberOf(callee, scope)[0];
    default:
      return undefined;
  }
}

function nameOf({name, at}: Identifier, scope: Scope, takenBy?: UsedName): UsedName[] {
  const {commands, constants} = scope.context.facts;
  if (scope.ownNames.has(name.toLowerCase())) {
    return [];
  }
  if (commands.has(name)) {
    return [{at, text: name, kind: 'command'}];
  }
  return constants.has(name) ? [{at, text: name, kind: 'constant', ...(takenBy && {takenBy})}] : [];
}

function memberOf(expression: Expression & {kind: 'member'}, scope: Scope): UsedName[] {
  const {facts} = scope.context;
  const {object, member} = expression;
  if (object.kind === 'builtInStore') {
    return namesInType({name: `4D.${member.name}`, at: object.at}, facts);
  }
  // An attribute with the same name hides the member, whatever its dataclass.
  const owners = ownersIn(expression, scope)
    .filter((owner) => formsOfMember(facts, owner, member.name))
    .filter((owner) => !(isOpen(owner) && isOwnMember(member.name, scope.context)));
  const [owner, ...others] = owners;
  return owner !== undefined && others.length === 0
    ? [{at: member.at, text: member.name, kind: 'member', owner: owner.slice('4D.'.length)}]
    : [];
}

/** Lists the classes that the member may belong to. */
function ownersIn(
  {object, member}: Expression & {kind: 'member'},
  scope: Scope,
): readonly string[] {
  if (object.kind === 'member' && object.object.kind === 'builtInStore') {
    const built = `4D.${object.member.name}`;
    // `new` is documented either with the class of its objects or with all classes.
    if (member.name === 'new' && formsOfMember(scope.context.facts, built, 'new')) {
      return [built];
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
