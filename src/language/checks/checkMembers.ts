import {closest} from 'fastest-levenshtein';
import type {SourceFault} from '../parser/faults';
import type {Expression} from '../parser/syntax';
import type {LanguageFacts} from './facts';
import type {InferClass} from './inferClass';

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

/** Checks that a built-in class has the member in this version, where the class can be inferred. */
export function checkMember(
  {object, member}: Member,
  isCalled: boolean,
  facts: LanguageFacts,
  inferClass: InferClass,
): SourceFault[] {
  if (object.kind === 'builtInStore') {
    return facts.classes.size === 0 || facts.classes.has(member.name)
      ? []
      : [
          {
            at: member.at,
            found: `there is no built-in class "4D.${member.name}" in this version`,
            hint: `Did you mean "4D.${closest(member.name, [...facts.classes.keys()])}"?`,
          },
        ];
  }
  const className = inferClass(object);
  const members = className && facts.classes.get(className.slice('4D.'.length))?.members;
  const isOpen =
    className === undefined ||
    openClasses.has(className) ||
    (!isCalled && extensibleClasses.has(className));
  if (!members || isOpen || members.has(member.name)) {
    return [];
  }
  return [
    {
      at: member.at,
      found: `${className} has no member "${member.name}" in this version`,
      hint: `Did you mean "${closest(member.name, [...members.keys()])}"?`,
    },
  ];
}
