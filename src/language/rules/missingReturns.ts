import type {Expression} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {expressionsIn} from './walk';

/** Requires a function that declares an unnamed result to return a value. */
export const missingReturns: Rule = ({bodies}) =>
  bodies.flatMap(({header, owner, statements, statementsOf}) => {
    const result = header?.result;
    const isMissing =
      result?.type &&
      !result.name &&
      statements.length > 0 &&
      statementsOf('return').length === 0 &&
      !statementsOf('expression').some(({expression}) => expressionsIn(expression).some(isThrow));
    return isMissing && result.type
      ? [
          {
            at: owner?.at ?? result.type.at,
            found: `a result of type ${result.type.name} is declared but never returned`,
            hint: 'Add "return" with the value, or name the result: "-> name : type"',
          },
        ]
      : [];
  });

function isThrow(expression: Expression): boolean {
  return (
    (expression.kind === 'name' && expression.name === 'throw') ||
    (expression.kind === 'member' && expression.member.name === 'throw')
  );
}
