import {expressionsOf, forEachChild} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';

/** Finds each `this` in a formula, where it stands for the object that the formula runs on. */
export function thisInFormulas(statements: readonly Statement[]): Set<Expression> {
  const found = new Set<Expression>();
  const visit = (expression: Expression, isInFormula: boolean): void => {
    if (expression.kind === 'this' && isInFormula) {
      found.add(expression);
    }
    const isFormula =
      expression.kind === 'call' &&
      expression.callee.kind === 'name' &&
      expression.callee.name === 'formula';
    forEachChild(expression, (part) => visit(part, isInFormula || isFormula));
  };
  statements.flatMap(expressionsOf).forEach((expression) => visit(expression, false));
  return found;
}
