import type {Identifier} from '../parser/syntax';
import {isKnownType} from '../types';
import type {Rule, RuleInput} from './ruleInput';
import {reportUndocumented} from './undocumented';

/** Requires variables, parameters, results, and properties to have basic types or documented classes. */
export const documentedTypes: Rule = (input, report) => {
  const {facts} = input;
  for (const {name, at} of declaredTypes(input)) {
    const builtIn = /^4D\.(\w+)$/.exec(name)?.[1];
    const isKnown =
      builtIn === undefined
        ? isKnownType(name)
        : facts.classes.size === 0 || facts.classes.has(builtIn);
    if (!isKnown) {
      const label = `type "${name}"`;
      const hint =
        'Write a basic type such as "string", or a class with its store: "4D.File", "cs.Employee"';
      reportUndocumented({name, at, kind: 'class', key: name, label, hint}, facts, report);
    }
  }
};

/** Returns the declared types of properties, variables, parameters, and results. */
export function declaredTypes({file, bodies}: RuleInput): Identifier[] {
  const properties = file.kind === 'class' ? file.properties : [];
  return [
    ...properties.flatMap(({type}) => type ?? []),
    ...bodies.flatMap((body) => body.declaredTypes),
  ];
}
