import type {DataModel} from '../inference/dataModel';
import type {LanguageFacts} from '../facts';
import {builtInClassesOf, dataClasses} from '../inference/dataObjects';
import {overloadsOfMember} from '../inference/members';
import {emptyProject} from '../inference/project';
import {childrenOf, expressionsOf} from '../parser/children';
import type {Expression, Identifier, Position, SourceFile} from '../parser/syntax';
import {toBodies} from '../rules/bodies';
import {typeOfOwner} from '../rules/callees';
import type {Body, Member} from '../rules/ruleInput';

/** A platform name used in source code. */
export interface UsedName {
  at: Position;
  /** As written: `replaceString`, `kUTF8`, `4D.File`, `orderBy`. */
  text: string;
  kind: 'class' | 'command' | 'constant' | 'member';
  /** The class of the member: `Collection`. */
  owner?: string;
  /** The called command or member that takes or returns the constant. */
  takenBy?: UsedName | undefined;
}

/** The context that distinguishes the platform's names from others in source code. */
export interface NameContext {
  facts: LanguageFacts;
  model?: DataModel;
  /** Names of the page's methods, in lowercase. */
  ownMethods?: ReadonlySet<string>;
  /** Functions and properties of the page's classes. */
  ownMembers?: ReadonlySet<string>;
  /** Name of the class that the source defines, such as `cs.EmployeeEntity`. */
  className?: string | undefined;
}

/** The context of the names in an expression. */
interface Scope extends NameContext {
  typeOf: Body['typeOf'];
  /** Names in lowercase that aren't commands or constants. */
  ownNames: ReadonlySet<string>;
}

/**
 * Finds the commands, constants, built-in classes, and members in a parsed source, in no particular
 * order. Members are found only if their owner's class is unambiguous. Names that the source, its page,
 * or the data model defines are left out.
 *
 * @param bodies the source's bodies, if their types have already been inferred
 */
export function usedNames(
  file: SourceFile,
  context: NameContext,
  bodies: readonly Body[] = toBodies({...context, file, project: emptyProject}),
): UsedName[] {
  const {facts} = context;
  return [
    ...(file.kind === 'class'
      ? [
          ...parentName(file.parent, facts),
          ...file.properties.flatMap(({type}) => (type ? namesInType(type, facts) : [])),
        ]
      : []),
    ...bodies.flatMap((body) => namesInBody(body, context)),
  ];
}

function namesInBody(body: Body, context: NameContext): UsedName[] {
  const {all, declaredTypes, typeOf, values, variables} = body;
  const variableNames = variables.map(({name}) => name.toLowerCase());
  const ownNames = new Set([...variableNames, ...(context.ownMethods ?? [])]);
  const scope = {...context, typeOf, ownNames};
  return [
    ...declaredTypes.flatMap((type) => namesInType(type, context.facts)),
    ...[...values, ...all.flatMap(expressionsOf)].flatMap((item) => namesIn(item, scope)),
  ];
}

/** @param takenBy the command or member that the expression is an argument to */
function namesIn(expression: Expression, scope: Scope, takenBy?: UsedName): UsedName[] {
  switch (expression.kind) {
    case 'name':
      return nameOf(expression, scope, takenBy);
    case 'member':
      return [...memberOf(expression, scope), ...namesIn(expression.object, scope)];
    case 'call': {
      const {callee, args} = expression;
      const called = calledIn(expression, scope);
      const owner = callee.kind === 'member' ? callee.object : callee;
      return [
        ...called,
        ...(callee.kind === 'name' ? [] : namesIn(owner, scope)),
        ...args.flatMap((arg) => namesIn(arg, scope, called[0])),
      ];
    }
    case 'operation': {
      // In `valueType(a) == kDate`, the constant is a possible result of the command.
      const {left, right} = expression;
      return [
        ...namesIn(left, scope, calledIn(right, scope)[0] ?? takenBy),
        ...namesIn(right, scope, calledIn(left, scope)[0] ?? takenBy),
      ];
    }
    default:
      // `kRecursive + kIgnoreInvisible` is still an argument.
      return childrenOf(expression).flatMap((part) => namesIn(part, scope, takenBy));
  }
}

/** Returns the command or member that the expression calls, in a list; an empty list if it's no call. */
function calledIn(expression: Expression, scope: Scope): UsedName[] {
  const callee = expression.kind === 'call' ? expression.callee : undefined;
  switch (callee?.kind) {
    case 'name':
      return nameOf(callee, scope);
    case 'member':
      return memberOf(callee, scope);
    default:
      return [];
  }
}

function nameOf({name, at}: Identifier, scope: Scope, takenBy?: UsedName): UsedName[] {
  const {commands, constants} = scope.facts;
  if (scope.ownNames.has(name.toLowerCase())) {
    return [];
  }
  if (commands.has(name)) {
    return [{at, text: name, kind: 'command'}];
  }
  return constants.has(name) ? [{at, text: name, kind: 'constant', takenBy}] : [];
}

function memberOf(expression: Member, scope: Scope): UsedName[] {
  const {facts} = scope;
  const {object, member} = expression;
  if (object.kind === 'builtInStore') {
    return namesInType({name: `4D.${member.name}`, at: object.at}, facts);
  }
  // An attribute with the same name hides the member, whatever its dataclass.
  const owners = builtInClassesOf(typeOfOwner(expression, scope))
    .filter((owner) => overloadsOfMember(facts, owner, member.name))
    .filter((owner) => !(dataClasses.includes(owner) && isOwnMember(member.name, scope)));
  const [owner, ...others] = owners;
  return owner !== undefined && others.length === 0
    ? [{at: member.at, text: member.name, kind: 'member', owner: owner.slice('4D.'.length)}]
    : [];
}

function isOwnMember(name: string, {model = new Map(), ownMembers}: NameContext): boolean {
  return (
    ownMembers?.has(name) ||
    model.has(name) ||
    [...model.values()].some((attributes) => attributes.has(name))
  );
}

/** Finds `4D.File`, if the version has a page about it. */
function namesInType({name, at}: Identifier, {classes}: LanguageFacts): UsedName[] {
  const owner = /^4D\.(\w+)$/.exec(name)?.[1] ?? '';
  return classes.get(owner) ? [{at, text: name, kind: 'class', owner}] : [];
}

/** Finds `Entity` in `extends Entity`. */
function parentName(parent: Identifier | undefined, {classes}: LanguageFacts): UsedName[] {
  return parent && classes.get(parent.name)
    ? [{at: parent.at, text: parent.name, kind: 'class', owner: parent.name}]
    : [];
}
