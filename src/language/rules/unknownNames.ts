import {commandFor} from '../checks/foreignNames';
import {similarName} from '../checks/similarName';
import {memoize} from '../memoize';
import type {SourceProblem} from '../parser/problems';
import type {ClassFile, Expression, Identifier} from '../parser/syntax';
import {declaredTypes} from './documentedTypes';
import {modelParents} from './modelParents';
import type {Body, RuleInput} from './ruleInput';

/** A name that is neither documented nor defined in the checked files. */
export interface UnknownName extends Identifier {
  kind: 'method' | 'variable' | 'class';
  /** A documented or defined name that was probably meant. */
  similar?: string;
}

/** Lists names that only the rest of a project can define: methods, classes, and unassigned variables. */
export const unknownNames = memoize((input: RuleInput): UnknownName[] => [
  ...unknownParent(input),
  ...declaredTypes(input).flatMap((type) => misspelledModelClass(type, input)),
  ...input.bodies.flatMap((body) => {
    const known = new Set(body.variables.map(({name}) => name.toLowerCase()));
    return [
      ...body.ofKind('member').flatMap((member) => unknownClass(member, input)),
      ...body
        .ofKind('name')
        .filter(({name}) => !isKnown(name, known, input))
        .map((name) => toUnknown(name, known, body, input)),
    ];
  }),
]);

/** Finds `Persn` in `extends Persn`. */
function unknownParent({file, facts, project}: RuleInput): UnknownName[] {
  const parent = file.kind === 'class' ? file.parent : undefined;
  const name = parent?.name.replace(/^(?:4D|cs)\./, '') ?? '';
  if (!parent || modelParents.has(name) || facts.classes.has(name) || project.classes.has(name)) {
    return [];
  }
  const others = [...project.classes].filter(([, file]) => file.parent?.name !== parent.name);
  const similar = similarName(
    name,
    [...modelParents.keys(), ...others.map(([className]) => className)],
    {
      isOpen: true,
    },
  );
  return [{name, at: parent.at, kind: 'class', ...(similar !== undefined && {similar})}];
}

function toUnknown(
  expression: Expression & {kind: 'name'},
  known: ReadonlySet<string>,
  {callees, expressionStatements}: Body,
  {facts}: RuleInput,
): UnknownName {
  const {name, at} = expression;
  const isCalled = callees.has(expression) || expressionStatements.has(expression);
  const similar = isCalled
    ? commandFor(name, facts)
    : similarName(name, [...known], {isOpen: true});
  return {name, at, kind: isCalled ? 'method' : 'variable', ...(similar && {similar})};
}

function isKnown(name: string, known: ReadonlySet<string>, {facts, project}: RuleInput): boolean {
  const lower = name.toLowerCase();
  return (
    known.has(lower) ||
    project.methods.has(lower) ||
    facts.commands.has(name) ||
    facts.constants.has(name) ||
    alwaysKnown.test(name)
  );
}

/** Matches stores, literal values, and names in the form of constants. */
const alwaysKnown = /^(?:(?:cs|ds|true|false|null|undefined)$|k[A-Z])/;

/** Finds `cs.Persn` if no checked file defines it; `cs.Qodly` is a class store. */
function unknownClass(
  {object, member}: Expression & {kind: 'member'},
  {project}: RuleInput,
): UnknownName[] {
  const {name, at} = member;
  if (
    object.kind !== 'name' ||
    object.name !== 'cs' ||
    project.classes.has(name) ||
    name === 'Qodly'
  ) {
    return [];
  }
  const similar = similarName(name, [...project.classes.keys()], {isOpen: true});
  return [
    {
      name: `cs.${name}`,
      at,
      kind: 'class',
      ...(similar !== undefined && {similar: `cs.${similar}`}),
    },
  ];
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
  return modelParents.has(parent?.name.replace(/^(?:4D|cs)\./, '') ?? '')
    ? ['', 'Entity', 'Selection'].map((suffix) => dataclass + suffix)
    : [];
}

/** Reports an unassigned name as a typo if a variable has a similar name. */
export function misspelledVariable({name, at, kind, similar}: UnknownName): SourceProblem[] {
  return kind === 'variable' && similar !== undefined
    ? [{at, found: `"${name}" is read but never assigned`, hint: `Did you mean "${similar}"?`}]
    : [];
}
