import type {LanguageFacts, Overload} from '../facts';
import {builtInClassesOf} from '../inference/dataObjects';
import {builtInClassIn, functionOf, overloadsOfMember} from '../inference/members';
import {classOfType} from '../inference/project';
import type {ClassFunction, Expression} from '../parser/syntax';
import type {Body, Member} from './ruleInput';

/** A command or a member of a built-in class. */
export interface DocumentedCallee {
  /** Its name as written in code: `length`, `4D.File.getText`. */
  key: string;
  overloads: Overload[];
}

/** Returns the documented command or member that an expression refers to. */
export function documentedCallee(callee: Expression, body: Body): DocumentedCallee | undefined {
  if (callee.kind === 'name') {
    const overloads = body.facts.commands.get(callee.name);
    return overloads && {key: callee.name, overloads};
  }
  if (callee.kind !== 'member') {
    return undefined;
  }
  return documentedMember(typeOfOwner(callee, body), callee.member.name, body.facts);
}

/** Returns the type that has the member. */
export function typeOfOwner(
  {object, member}: Member,
  {facts, typeOf}: Pick<Body, 'facts' | 'typeOf'>,
): string | undefined {
  // `new` is documented either on its class's page or on the `Class` page.
  const instanceType = member.name === 'new' ? builtInClassIn(object) : undefined;
  return overloadsOfMember(facts, instanceType, 'new') ? instanceType : typeOf(object);
}

export function documentedMember(
  type: string | undefined,
  member: string,
  facts: LanguageFacts,
): DocumentedCallee | undefined {
  const overloads = overloadsOfMember(facts, type, member);
  return overloads && {key: `${builtInClassesOf(type)[0]}.${member}`, overloads};
}

/** Returns the class function that an expression refers to, if the checked files define it. */
export function ownFunction(
  callee: Expression,
  {file, project, typeOf}: Body,
): ClassFunction | undefined {
  if (callee.kind !== 'member') {
    return undefined;
  }
  const type = typeOf(callee.object);
  const ownClass = type === 'this' && file.kind === 'class' ? file : classOfType(type, project);
  return ownClass && functionOf(ownClass, callee.member.name, true);
}
