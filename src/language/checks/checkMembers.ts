import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier} from '../parser/syntax';
import type {LanguageFacts} from './facts';
import {elsewhereFaults} from './elsewhere';
import {memberFor} from './foreignNames';
import {builtInClass, type InferClass} from './inferClass';
import {similarName} from './similarName';

type Member = Expression & {kind: 'member'};

/**
 * Classes whose objects also have members that a project defines: attributes, functions, components;
 * `cs.Qodly` may be a store of classes, too.
 */
const openClasses = new Set([
  '4D.Class',
  '4D.DataClass',
  '4D.DataStore',
  '4D.Entity',
  '4D.EntitySelection',
  '4D.WebForm',
]);

/** Shared objects, which take custom properties but no functions. */
const extensibleClasses = new Set(['4D.Signal']);

/** Can a project have a member of its own in objects of the class? */
export function takesOwnMembers(className: string, isCalled: boolean): boolean {
  return openClasses.has(className) || (!isCalled && extensibleClasses.has(className));
}

/** Checks that a built-in class has the member in this version, where the class can be inferred. */
export function checkMember(
  {object, member}: Member,
  isCalled: boolean,
  facts: LanguageFacts,
  inferClass: InferClass,
): SourceFault[] {
  if (object.kind === 'builtInStore') {
    return checkBuiltInClass(member, facts);
  }
  const className = inferClass(object);
  const members = className && facts.classes.get(className.slice('4D.'.length))?.members;
  // The built-in classes themselves have no members of a project.
  const isOpen =
    className === undefined ||
    (takesOwnMembers(className, isCalled) && builtInClass(object) === undefined);
  if (!members || isOpen || members.has(member.name)) {
    return [];
  }
  const elsewhere = elsewhereFaults(member, 'member', `${className}.${member.name}`, facts);
  const names = [...members.keys()];
  const similar = memberFor(member.name, names) ?? similarName(member.name, names);
  return elsewhere.length > 0
    ? elsewhere
    : [
        {
          at: member.at,
          found: `no member "${member.name}" of ${className} is documented in ${facts.version}`,
          hint:
            similar === undefined
              ? `Its members are ${listNames(names)}`
              : `Did you mean "${similar}"?`,
          about: similar === undefined ? className : `${className}.${similar}`,
          isUndocumented: true,
        },
      ];
}

/** `4D.File` */
function checkBuiltInClass({name, at}: Identifier, facts: LanguageFacts): SourceFault[] {
  if (facts.classes.size === 0 || facts.classes.has(name)) {
    return [];
  }
  const elsewhere = elsewhereFaults({name: `4D.${name}`, at}, 'class', `4D.${name}`, facts);
  const similar = similarName(name, [...facts.classes.keys()]);
  return elsewhere.length > 0
    ? elsewhere
    : [
        {
          at,
          found: `no built-in class "4D.${name}" is documented in ${facts.version}`,
          hint:
            similar === undefined
              ? 'A class of the project is in "cs": write "cs." and its name'
              : `Did you mean "4D.${similar}"?`,
          ...(similar !== undefined && {about: `4D.${similar}`}),
          isUndocumented: true,
        },
      ];
}

/** A few names in full, and the beginning of a long list. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
