import type {Rule} from './ruleInput';

/** A computed property without a setter isn't assigned. */
export const readOnlyProperties: Rule = ({file, bodies}) => {
  if (file.kind === 'method') {
    return [];
  }
  const accessors = (kind: string) =>
    new Set(file.functions.filter(({accessor}) => accessor === kind).map(({name}) => name));
  const [getters, setters] = [accessors('get'), accessors('set')];
  return bodies.flatMap(({all, typeOf}) =>
    all.flatMap((statement) => {
      const assignment =
        statement.kind === 'expression' && statement.expression.kind === 'assignment'
          ? statement.expression.target
          : undefined;
      const name = assignment?.kind === 'member' ? assignment.member.name : '';
      return assignment?.kind === 'member' &&
        typeOf(assignment.object) === 'this' &&
        getters.has(name) &&
        !setters.has(name)
        ? [
            {
              at: assignment.member.at,
              found: `"${name}" is read-only: it has a getter and no setter`,
              hint: `Add "function set ${name}(value : …)", or assign the properties that it is computed from`,
            },
          ]
        : [];
    }),
  );
};
