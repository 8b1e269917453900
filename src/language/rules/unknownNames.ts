import {commandFor} from '../checks/foreignNames';
import {similarName} from '../checks/similarName';
import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier} from '../parser/syntax';
import type {Body, RuleInput} from './ruleInput';

/** A name that is neither documented nor defined in the checked files. */
export interface UnknownName extends Identifier {
  kind: 'method' | 'variable' | 'class';
  /** A documented or defined name that was probably meant. */
  similar?: string;
}

/** Lists names that only the rest of a project can define: methods, classes, and unassigned variables. */
export function unknownNames(input: RuleInput): UnknownName[] {
  return input.bodies.flatMap((body) => {
    const known = new Set(body.variables.map(({name}) => name.toLowerCase()));
    return [
      ...body.ofKind('member').flatMap((member) => unknownClass(member, input)),
      ...body
        .ofKind('name')
        .filter(({name}) => !isKnown(name, known, input))
        .map((name) => toUnknown(name, known, body, input)),
    ];
  });
}

function toUnknown(
  expression: Expression & {kind: 'name'},
  known: ReadonlySet<string>,
  {callees, runs}: Body,
  {facts}: RuleInput,
): UnknownName {
  const {name, at} = expression;
  const isCalled = callees.has(expression) || runs.has(expression);
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
    ['cs', 'ds', 'true', 'false', 'null', 'undefined'].includes(name) ||
    /^k[A-Z]/.test(name)
  );
}

/** Finds `cs.Persn` if the checked files define other classes; model classes are excluded. */
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

/** Reports an unassigned name as a typo if a variable has a similar one. */
export function misspelledVariable({name, at, kind, similar}: UnknownName): SourceFault[] {
  return kind === 'variable' && similar !== undefined
    ? [{at, found: `"${name}" is read, but never assigned`, hint: `Did you mean "${similar}"?`}]
    : [];
}
