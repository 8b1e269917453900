import {expressionsOf} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import {expressionsIn, isCallOf} from '../rules/walk';

/** Finds each `this` in a formula, where it stands for the object that the formula runs on. */
export function thisInFormulas(statements: readonly Statement[]): Set<Expression> {
  const formulas = statements
    .flatMap(expressionsOf)
    .flatMap(expressionsIn)
    .filter((expression) => isCallOf(expression, 'formula'));
  return new Set(formulas.flatMap(expressionsIn).filter(({kind}) => kind === 'this'));
}
