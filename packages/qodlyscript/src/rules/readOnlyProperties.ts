import type {Rule} from './ruleInput';

/** Disallows assigning to a computed property that has no setter. */
export const readOnlyProperties: Rule = ({file, bodies}, report) => {
  if (file.kind === 'method') {
    return;
  }
  const hasAccessor = (kind: string, property: string) =>
    file.functions.some(({accessor, name}) => accessor === kind && name === property);
  for (const {statementsOf, typeOf} of bodies) {
    for (const {expression} of statementsOf('expression')) {
      const target = expression.kind === 'assignment' ? expression.target : undefined;
      if (target?.kind === 'member' && typeOf(target.object) === 'this') {
        const {name} = target.member;
        if (hasAccessor('get', name) && !hasAccessor('set', name)) {
          report(
            target.member,
            `"${name}" is read-only: it has a getter but no setter`,
            `Add "function set ${name}(value : …)", or assign to the properties it's computed from`,
          );
        }
      }
    }
  }
};
