import type {Rule} from './ruleInput';

/** Disallows assigning to a computed property that has no setter. */
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
      const target = expression.kind === 'assignment' ? expression.target : undefined;
      const name = target?.kind === 'member' ? target.member.name : '';
      return target?.kind === 'member' &&
        typeOf(target.object) === 'this' &&
        getters.has(name) &&
        !setters.has(name)
        ? [
            {
              at: target.member.at,
              found: `"${name}" is read-only: it has a getter but no setter`,
              hint: `Add "function set ${name}(value : …)", or assign to the properties it's computed from`,
            },
          ]
        : [];
    }),
  );
};
