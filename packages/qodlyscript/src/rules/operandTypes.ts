import {canCombine, comparisons} from '../inference/operations';
import {withArticle} from '../types';
import {eachExpression} from './ruleInput';

const comparable = ['string', 'number', 'date', 'boolean', 'collection'];
const conversionHint = 'Convert one of them, for example with string(…) or num(…)';

/** Requires operands of `+` and `-` to have compatible types, and comparisons to compare values of one type. */
export const operandTypes = eachExpression('operation', (expression, {typeOf}, report, input) => {
  const {operator, left, right} = expression;
  const [first, second] = [typeOf(left), typeOf(right)];
  const nonNumber = [first, second].find((type) => type !== undefined && type !== 'number');
  if (operator === '??' && nonNumber !== undefined) {
    report(
      right,
      `"??" with ${withArticle(nonNumber)}, but it tests a bit in a number`,
      'Give a default with "||"',
    );
    return;
  }
  // Another rule reports expressions that 1.0.0 groups differently.
  const isRegrouped = input.precedence === 'leftToRight' && left.kind === 'operation';
  if (first === undefined || second === undefined || isRegrouped) {
    return;
  }
  const isJoin = operator === '&' && [first, second].includes('string');
  if (isJoin || !canCombine(operator, first, second)) {
    report(
      right,
      `"${operator}" between ${withArticle(first)} and ${withArticle(second)}`,
      isJoin ? 'Join strings with "+"' : conversionHint,
    );
  } else if (
    comparisons.includes(operator) &&
    first !== second &&
    comparable.includes(first) &&
    comparable.includes(second)
  ) {
    report(right, `${withArticle(first)} compared with ${withArticle(second)}`, conversionHint);
  }
});
