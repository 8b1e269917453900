import type {Body, Rule} from './ruleInput';

/** Functions that change a collection and fail if it doesn't exist yet. */
const mutatingFunctions = ['combine', 'fill', 'insert', 'push', 'resize', 'unshift'];

/** Requires assigning a collection to a variable or result before changing it. */
export const unassignedCollections: Rule = ({bodies}, report) => {
  for (const body of bodies) {
    const seen = new Set<string>();
    for (const {callee} of body.callsOf(mutatingFunctions)) {
      const object = callee.kind === 'member' ? callee.object : undefined;
      if (
        callee.kind === 'member' &&
        object?.kind === 'name' &&
        body.declaredType(object.name) === 'collection' &&
        !seen.has(object.name) &&
        !mayHaveValue(object.name, body)
      ) {
        seen.add(object.name);
        report(
          object,
          `"${object.name}" doesn't hold a collection yet, so "${callee.member.name}" fails`,
          `Assign one first: ${object.name} = []`,
        );
      }
    }
  }
};

/** Returns true if a parameter, an assignment, or a call that takes the variable may give it a value. */
function mayHaveValue(variable: string, {valuesOf, header, ofKind}: Body): boolean {
  return (
    valuesOf(variable).length > 0 ||
    header?.parameters.some(({name}) => name === variable) === true ||
    ofKind('call').some(({args}) =>
      args.some((arg) => arg.kind === 'name' && arg.name === variable),
    )
  );
}
