import type {Expression} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {expressionsIn} from './walk';

/** Requires a function that declares an unnamed result to return a value. */
export const missingReturns: Rule = ({bodies}, report) => {
  for (const {header, owner, statements, statementsOf} of bodies) {
    const {name, type} = header?.result ?? {};
    if (
      type &&
      !name &&
      statements.length > 0 &&
      statementsOf('return').length === 0 &&
      !statementsOf('expression').some(({expression}) => expressionsIn(expression).some(isThrow))
    ) {
      report(
        owner ?? type,
        `a result of type ${type.name} is declared but never returned`,
        'Add "return" with the value, or name the result: "-> name : type"',
      );
    }
  }
};

function isThrow(expression: Expression): boolean {
  return (
    (expression.kind === 'name' && expression.name === 'throw') ||
    (expression.kind === 'member' && expression.member.name === 'throw')
  );
}
