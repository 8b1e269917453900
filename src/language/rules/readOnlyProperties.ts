import type {Rule} from './ruleInput';

/** A computed property without a setter isn't assigned. */
export const readOnlyProperties: Rule = ({file, bodies}) => {
  if (file.kind === 'method') {
    return [];
  }
  const accessors = (kind: string) =>
    new Set(file.functions.filter(({accessor}) => accessor === kind).map(({name}) => name));
  const [getters, setters] = [accessors('get'), accessors('set')];
  if (getters.size === 0) {
    return [];
  }
  return bodies.flatMap(({statementsOf, typeOf}) =>
    statementsOf('expression').flatMap(({expression}) => {
      const assignment = expression.kind === 'assignment' ? expression.target : undefined;
      const name = assignment?.kind === 'member' ? assignment.member.name : '';
      return assignment?.kind === 'member' &&
        typeOf(assignment.object) === 'this' &&
        getters.has(name) &&
        !setters.has(name)
        ? [
            {
              at: assignment.member.at,
              found: `"${name}" is read-only: it has a getter but no setter`,
              hint: `Add "function set ${name}(value : …)", or assign the properties that it is computed from`,
            },
          ]
        : [];
    }),
  );
};
