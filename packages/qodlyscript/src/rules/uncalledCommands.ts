import type {Rule} from './ruleInput';

/** Disallows using a command that needs arguments as a value, as in `n = length`. */
export const uncalledCommands: Rule = ({bodies, facts}, report) => {
  const values = bodies.flatMap(({ofKind}) => [
    ...ofKind('assignment').map(({value}) => value),
    ...ofKind('operation').flatMap(({left, right}) => [left, right]),
  ]);
  for (const value of values) {
    const overloads = value.kind === 'name' ? (facts.commands.get(value.name) ?? []) : [];
    if (
      value.kind === 'name' &&
      overloads.length > 0 &&
      overloads.every(({fewest}) => fewest > 0)
    ) {
      report(
        value,
        `"${value.name}" without its arguments`,
        `Write ${overloads.map(({text}) => text).join(' or ')}`,
        {relatedName: value.name},
      );
    }
  }
};
