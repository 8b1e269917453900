import type {LanguageFacts} from '../checks/facts';
import type {SourceProblem} from '../parser/problems';
import type {Header, Identifier} from '../parser/syntax';
import {isKnownType} from '../types';
import {elsewhereProblems} from './elsewhere';
import type {Rule, RuleInput} from './ruleInput';

/** Requires variables, parameters, results, and properties to have basic types or documented classes. */
export const documentedTypes: Rule = (input) =>
  declaredTypes(input).flatMap((type) => checkType(type, input.facts));

/** Returns the declared types of properties, variables, parameters, and results. */
export function declaredTypes({file, bodies}: RuleInput): Identifier[] {
  const properties = file.kind === 'class' ? file.properties : [];
  return [
    ...properties.map(({type}) => type),
    ...bodies.flatMap(({header, statementsOf}) => [
      ...typesIn(header),
      ...statementsOf('var').map(({type}) => type),
    ]),
  ].filter((type) => type !== undefined);
}

function typesIn(header: Header | undefined): (Identifier | undefined)[] {
  return [...(header?.parameters.map(({type}) => type) ?? []), header?.result?.type];
}

function checkType(type: Identifier, facts: LanguageFacts): SourceProblem[] {
  const {classes, version} = facts;
  const builtIn = /^4D\.(\w+)$/.exec(type.name)?.[1];
  const isKnown =
    builtIn !== undefined ? classes.size === 0 || classes.has(builtIn) : isKnownType(type.name);
  if (isKnown) {
    return [];
  }
  const versionProblems = elsewhereProblems(type, 'class', type.name, facts);
  return versionProblems.length > 0
    ? versionProblems
    : [
        {
          at: type.at,
          found: `no type "${type.name}" is documented in ${version}`,
          hint: 'Write a basic type such as "string", or a class with its store: "4D.File", "cs.Employee"',
          isUndocumented: true,
        },
      ];
}
