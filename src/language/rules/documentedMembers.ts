import type {LanguageFacts} from '../checks/facts';
import {memberFor} from '../checks/foreignNames';
import {similarName} from '../checks/similarName';
import {builtInClassesOf} from '../inference/dataObjects';
import {formsOfMember} from '../inference/members';
import type {SourceProblem} from '../parser/problems';
import type {Expression, Identifier} from '../parser/syntax';
import {elsewhereProblems} from './elsewhere';
import type {Body, Rule, RuleInput} from './ruleInput';

type Member = Expression & {kind: 'member'};

/** Model classes; a project can add attributes and functions to their objects. */
const dataClasses = ['4D.DataStore', '4D.DataClass', '4D.EntitySelection', '4D.Entity'];

/** Classes whose objects can have project members, such as components; `4D.Class` may be the store `cs.Qodly`. */
const openClasses = new Set([...dataClasses, '4D.Class', '4D.WebForm']);

/** Classes of shared objects, which accept custom properties but no functions. */
const extensibleClasses = new Set(['4D.Signal']);

/** Returns true if a project can add its own members to objects of the class. */
export function isExtensible(className: string, isCalled: boolean): boolean {
  return openClasses.has(className) || (!isCalled && extensibleClasses.has(className));
}

/** Disallows members of built-in classes that the version doesn't document. */
export const documentedMembers: Rule = (input) =>
  input.bodies.flatMap((body) =>
    body.ofKind('member').flatMap((member) => checkMember(member, body, input)),
  );

function checkMember(
  expression: Member,
  {typeOf, callees}: Body,
  input: RuleInput,
): SourceProblem[] {
  const {object, member} = expression;
  const {facts} = input;
  if (object.kind === 'builtInStore') {
    return checkBuiltInClass(member, facts);
  }
  const [className, ...others] = builtInClassesOf(typeOf(object));
  const members = className && facts.classes.get(className.slice('4D.'.length));
  if (!members || others.length > 0 || members.has(member.name)) {
    return [];
  }
  const isCalled = callees.has(expression);
  if (dataClasses.includes(className)) {
    return isCalled && !isOwnFunction(member.name, input)
      ? checkDataMember(member, className, facts)
      : [];
  }
  // A project can't add members to the built-in classes themselves.
  const isClass = object.kind === 'member' && object.object.kind === 'builtInStore';
  return isExtensible(className, isCalled) && !isClass
    ? []
    : unknownMember(member, className, [...members.keys()], facts);
}

function unknownMember(
  member: Identifier,
  className: string,
  names: readonly string[],
  facts: LanguageFacts,
): SourceProblem[] {
  const versionProblems = elsewhereProblems(member, 'member', `${className}.${member.name}`, facts);
  const similar = memberFor(member.name, names) ?? similarName(member.name, names);
  return versionProblems.length > 0
    ? versionProblems
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

function isOwnFunction(name: string, {project, file}: RuleInput): boolean {
  const classes = [...project.classes.values(), ...(file.kind === 'class' ? [file] : [])];
  return classes.some(({functions}) => functions.some((candidate) => candidate.name === name));
}

/**
 * Reports an unknown function of a model object only if another class has it, or if its name resembles
 * a documented member's, because a project can add functions to its model classes.
 */
function checkDataMember(
  {name, at}: Identifier,
  className: string,
  facts: LanguageFacts,
): SourceProblem[] {
  const members = [...(facts.classes.get(className.slice('4D.'.length))?.keys() ?? [])];
  const meant = className === '4D.DataStore' ? memberFor(name, members) : undefined;
  const similar = meant ?? similarName(name, members, {isOpen: true});
  const otherClass = dataClasses.find(
    (dataClass) => dataClass !== className && formsOfMember(facts, dataClass, name),
  );
  const isCollectionMember =
    className === '4D.EntitySelection' && formsOfMember(facts, 'collection', name) !== undefined;
  if (similar === undefined && otherClass === undefined && isCollectionMember) {
    return [
      {
        at,
        found: `no member "${name}" of ${className} is documented in ${facts.version}`,
        hint: 'Only collections have it: call .toCollection() first, or write a forEach loop',
        about: `4D.Collection.${name}`,
        isUndocumented: true,
      },
    ];
  }
  if (similar === undefined && otherClass === undefined) {
    return [];
  }
  return [
    {
      at,
      found: `no member "${name}" of ${className} is documented in ${facts.version}`,
      hint:
        otherClass !== undefined &&
        (similar === undefined || similar.toLowerCase() !== name.toLowerCase())
          ? `It is a member of ${otherClass}${similar === undefined ? '' : `; did you mean "${similar}"?`}`
          : `Did you mean "${similar}"?`,
      about: similar === undefined ? `${otherClass}.${name}` : `${className}.${similar}`,
      isUndocumented: true,
    },
  ];
}

/** Checks a built-in class such as `4D.File`. */
function checkBuiltInClass({name, at}: Identifier, facts: LanguageFacts): SourceProblem[] {
  if (facts.classes.size === 0 || facts.classes.has(name)) {
    return [];
  }
  const versionProblems = elsewhereProblems({name: `4D.${name}`, at}, 'class', `4D.${name}`, facts);
  const similar = similarName(name, [...facts.classes.keys()]);
  return versionProblems.length > 0
    ? versionProblems
    : [
        {
          at,
          found: `no built-in class "4D.${name}" is documented in ${facts.version}`,
          hint:
            similar === undefined
              ? 'Project classes are in "cs": write "cs." before the name'
              : `Did you mean "4D.${similar}"?`,
          ...(similar !== undefined && {about: `4D.${similar}`}),
          isUndocumented: true,
        },
      ];
}

/** Lists up to 12 names, followed by an ellipsis if there are more. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
