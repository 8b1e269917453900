import {commandFor} from './foreignNames';
import {similarName} from '../similarName';
import {memoize} from '../memoize';
import type {ClassFile, Identifier} from '../parser/syntax';
import {declaredTypes} from './documentedTypes';
import {modelParents} from './modelParents';
import type {Body, Member, Rule, RuleInput} from './ruleInput';

/** A name that is neither documented nor defined in the checked files. */
export interface UnknownName extends Identifier {
  kind: 'method' | 'variable' | 'class';
  /** A documented or defined name that was probably meant. */
  similar?: string | undefined;
}

/** Reports an unassigned name as a typo if a variable has a similar name. */
export const misspelledVariables: Rule = (input, report) => {
  for (const {name, at, kind, similar} of unknownNames(input)) {
    if (kind === 'variable' && similar !== undefined) {
      report({at}, `"${name}" is read but never assigned`, `Did you mean "${similar}"?`);
    }
  }
};

/** Lists names that only the rest of a project can define: methods, classes, and unassigned variables. */
export const unknownNames = memoize((input: RuleInput): UnknownName[] => [
  ...unknownParent(input),
  ...declaredTypes(input).flatMap((type) => misspelledModelClass(type, input)),
  ...input.bodies.flatMap((body) => [
    ...body.ofKind('member').flatMap((member) => unknownClass(member, input)),
    ...unknownIn(body),
  ]),
]);

/** Finds `Persn` in `extends Persn`. */
function unknownParent({file, facts, project}: RuleInput): UnknownName[] {
  const parent = file.kind === 'class' ? file.parent : undefined;
  const name = withoutStore(parent);
  if (!parent || modelParents.has(name) || facts.classes.has(name) || project.classes.has(name)) {
    return [];
  }
  const others = [...project.classes].filter(([, other]) => other.parent?.name !== parent.name);
  const known = [...modelParents.keys(), ...others.map(([className]) => className)];
  const similar = similarName(name, known, {isOpen: true});
  return [{name, at: parent.at, kind: 'class', similar}];
}

/** in: `4D.Entity`, `cs.Person`; out: `Entity`, `Person` */
function withoutStore(parent: Identifier | undefined): string {
  return parent?.name.replace(/^(?:4D|cs)\./, '') ?? '';
}

/** Finds unknown names in a body, except for members. */
function unknownIn(body: Body): UnknownName[] {
  const {variables, ofKind, callees, expressionStatements, facts, project} = body;
  const known = new Set(variables.map(({name}) => name.toLowerCase()));
  return ofKind('name').flatMap((expression): UnknownName[] => {
    const {name, at} = expression;
    const lower = name.toLowerCase();
    if (
      known.has(lower) ||
      project.methods.has(lower) ||
      facts.commands.has(name) ||
      facts.constants.has(name) ||
      alwaysKnown.test(name)
    ) {
      return [];
    }
    return callees.has(expression) || expressionStatements.has(expression)
      ? [{name, at, kind: 'method', similar: commandFor(name, facts)}]
      : [{name, at, kind: 'variable', similar: similarName(name, [...known], {isOpen: true})}];
  });
}

/** Matches stores, literal values, and names in the form of constants. */
const alwaysKnown = /^(?:(?:cs|ds|true|false|null|undefined)$|k[A-Z])/;

/** Finds `cs.Persn` if no checked file defines it; `cs.Qodly` is a class store. */
function unknownClass({object, member}: Member, {project}: RuleInput): UnknownName[] {
  const {name, at} = member;
  const isInStore = object.kind === 'name' && object.name === 'cs';
  if (!isInStore || project.classes.has(name) || name === 'Qodly') {
    return [];
  }
  const similar = similarName(name, [...project.classes.keys()], {isOpen: true});
  return [{name: `cs.${name}`, at, kind: 'class', similar: similar && `cs.${similar}`}];
}

/** Finds `: cs.QuotEntity` if a checked file defines a class for the dataclass `Quote`. */
function misspelledModelClass({name, at}: Identifier, {project}: RuleInput): UnknownName[] {
  const className = /^cs\.(\w+)$/.exec(name)?.[1] ?? '';
  const known = [...project.classes].flatMap(modelClasses);
  if (project.classes.has(className) || known.includes(className)) {
    return [];
  }
  const similar = similarName(className, known, {isOpen: true});
  return similar === undefined ? [] : [{name, at, kind: 'class', similar: `cs.${similar}`}];
}

/** in: `QuoteEntity`, which extends `Entity`; out: `Quote`, `QuoteEntity`, `QuoteSelection` */
function modelClasses([name, {parent}]: [string, ClassFile]): string[] {
  const dataclass = name.replace(/(?:Entity|Selection)$/, '');
  return modelParents.has(withoutStore(parent))
    ? ['', 'Entity', 'Selection'].map((suffix) => dataclass + suffix)
    : [];
}
