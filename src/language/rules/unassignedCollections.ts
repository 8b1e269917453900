import type {SourceProblem} from '../parser/problems';
import type {Body, Rule} from './ruleInput';

/** Functions that change a collection and fail if it doesn't exist yet. */
const mutatingFunctions = ['combine', 'fill', 'insert', 'push', 'resize', 'unshift'];

/** Requires assigning a collection to a variable or result before changing it. */
export const unassignedCollections: Rule = ({bodies}) =>
  bodies.flatMap((body) => {
    const seen = new Set<string>();
    return body.callsOf(mutatingFunctions).flatMap(({callee}): SourceProblem[] => {
      const object = callee.kind === 'member' ? callee.object : undefined;
      if (
        callee.kind !== 'member' ||
        object?.kind !== 'name' ||
        body.declaredType(object.name) !== 'collection' ||
        seen.has(object.name) ||
        mayHaveValue(object.name, body)
      ) {
        return [];
      }
      seen.add(object.name);
      return [
        {
          at: object.at,
          found: `"${object.name}" doesn't hold a collection yet, so "${callee.member.name}" fails`,
          hint: `Assign one first: ${object.name} = []`,
        },
      ];
    });
  });

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
