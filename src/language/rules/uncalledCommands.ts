import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';

/** Disallows using a command that needs arguments as a value, as in `n = length`. */
export const uncalledCommands: Rule = ({bodies, facts}) =>
  bodies.flatMap((body) =>
    valuesOf(body).flatMap((value) => {
      const forms = value.kind === 'name' ? (facts.commands.get(value.name) ?? []) : [];
      return value.kind === 'name' && forms.length > 0 && forms.every(({fewest}) => fewest > 0)
        ? [
            {
              at: value.at,
              found: `"${value.name}" without its arguments`,
              hint: `Write ${forms.map(({text}) => text).join(' or ')}`,
              about: value.name,
            },
          ]
        : [];
    }),
  );

/** Returns the values that are assigned or used in a calculation. */
function valuesOf({ofKind}: Body): Expression[] {
  return [
    ...ofKind('assignment').map(({value}) => value),
    ...ofKind('operation').flatMap(({left, right}) => [left, right]),
  ];
}
