import type {LanguageFacts} from '../facts';
import {memberFor} from './foreignNames';
import {similarName} from '../similarName';
import {builtInClassesOf, dataClasses} from '../inference/dataObjects';
import {builtInClassIn, membersOf, overloadsOfMember} from '../inference/members';
import type {Identifier} from '../parser/syntax';
import {eachExpression, type Body, type Report} from './ruleInput';
import {didYouMean, reportUndocumented} from './undocumented';

/** Classes whose objects can have project members, such as components; `4D.Class` may be the store `cs.Qodly`. */
const openClasses = new Set([...dataClasses, '4D.Class', '4D.WebForm']);

/** Classes of shared objects, which accept custom properties but no functions. */
const extensibleClasses = new Set(['4D.Signal']);

/** Returns true if a project can add its own members to objects of the class. */
function isExtensible(className: string, isCalled: boolean): boolean {
  return openClasses.has(className) || (!isCalled && extensibleClasses.has(className));
}

/** Disallows members of built-in classes that the version doesn't document. */
export const documentedMembers = eachExpression('member', (expression, body, report) => {
  const {object, member} = expression;
  const {facts} = body;
  if (object.kind === 'builtInStore') {
    checkBuiltInClass(member, facts, report);
    return;
  }
  const [className, ...others] = builtInClassesOf(body.typeOf(object));
  const members = membersOf(className, facts);
  if (className === undefined || others.length > 0 || !members || members.has(member.name)) {
    return;
  }
  const names = [...members.keys()];
  const isCalled = body.callees.has(expression);
  // A project can't add members to the built-in classes themselves.
  const isBuiltInClass = builtInClassIn(object) !== undefined;
  if (dataClasses.includes(className)) {
    if (isCalled && !isOwnFunction(member.name, body)) {
      checkDataMember(member, className, names, facts, report);
    }
  } else if (!isExtensible(className, isCalled) || isBuiltInClass) {
    const key = `${className}.${member.name}`;
    const label = `member "${member.name}" of ${className}`;
    const similar = memberFor(member.name, names) ?? similarName(member.name, names);
    const hint = didYouMean(similar, `Its members are ${listNames(names)}`);
    const relatedName = similar === undefined ? className : `${className}.${similar}`;
    reportUndocumented({...member, kind: 'member', key, label, hint, relatedName}, facts, report);
  }
});

function isOwnFunction(name: string, {project, file}: Body): boolean {
  const classes = [...project.classes.values(), ...(file.kind === 'class' ? [file] : [])];
  return classes.some(({functions}) => functions.some((candidate) => candidate.name === name));
}

/**
 * Reports an unknown function of a model object only if another class has it, or if its name resembles
 * a documented member's, because a project can add functions to its model classes.
 */
function checkDataMember(
  member: Identifier,
  className: string,
  names: readonly string[],
  facts: LanguageFacts,
  report: Report,
): void {
  const {name} = member;
  const meant = className === '4D.DataStore' ? memberFor(name, names) : undefined;
  const similar = meant ?? similarName(name, names, {isOpen: true});
  const otherClass = dataClasses.find(
    (dataClass) => dataClass !== className && overloadsOfMember(facts, dataClass, name),
  );
  const found = `no member "${name}" of ${className} is documented in ${facts.version}`;
  if (similar !== undefined || otherClass !== undefined) {
    const isCaseVariant = similar?.toLowerCase() === name.toLowerCase();
    report(
      member,
      found,
      otherClass !== undefined && !isCaseVariant
        ? `It is a member of ${otherClass}${similar === undefined ? '' : `; did you mean "${similar}"?`}`
        : `Did you mean "${similar}"?`,
      {
        relatedName: similar === undefined ? `${otherClass}.${name}` : `${className}.${similar}`,
        isUndocumented: true,
      },
    );
  } else if (className === '4D.EntitySelection' && overloadsOfMember(facts, 'collection', name)) {
    report(
      member,
      found,
      'Only collections have it: call .toCollection() first, or write a forEach loop',
      {relatedName: `4D.Collection.${name}`, isUndocumented: true},
    );
  }
}

/** Checks a built-in class such as `4D.File`. */
function checkBuiltInClass({name, at}: Identifier, facts: LanguageFacts, report: Report): void {
  if (facts.classes.size > 0 && !facts.classes.has(name)) {
    const key = `4D.${name}`;
    const found = similarName(name, [...facts.classes.keys()]);
    const similar = found && `4D.${found}`;
    const label = `built-in class "${key}"`;
    const hint = didYouMean(similar, 'Project classes are in "cs": write "cs." before the name');
    reportUndocumented(
      {name: key, at, kind: 'class', key, label, hint, relatedName: similar},
      facts,
      report,
    );
  }
}

/** Lists up to 12 names, followed by an ellipsis if there are more. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
