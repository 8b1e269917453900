import type {SourceProblem} from '../parser/problems';
import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';
import {canCombine} from '../inference/operations';
import {withArticle} from '../inference/valueTypes';

type Operation = Expression & {kind: 'operation'};

const comparisons = ['==', '!=', '<', '>', '<=', '>='];
const comparable = ['string', 'number', 'date', 'boolean', 'collection'];

/** Requires operands of `+` and `-` to have compatible types, and comparisons to compare values of one type. */
export const operandTypes: Rule = ({bodies, precedence}) =>
  bodies.flatMap((body) =>
    body.ofKind('operation').flatMap((item) => checkOperation(item, body, precedence)),
  );

function checkOperation(
  {operator, left, right}: Operation,
  {typeOf}: Body,
  precedence: string,
): SourceProblem[] {
  const [first, second] = [typeOf(left), typeOf(right)];
  const nonNumber = [first, second].find((type) => type !== undefined && type !== 'number');
  if (operator === '??' && nonNumber !== undefined) {
    return [
      {
        at: right.at,
        found: `"??" with ${withArticle(nonNumber)}, but it tests a bit in a number`,
        hint: 'Give a default with "||"',
      },
    ];
  }
  // Another rule reports expressions that 1.0.0 groups differently.
  if (
    first === undefined ||
    second === undefined ||
    (precedence === 'leftToRight' && left.kind === 'operation')
  ) {
    return [];
  }
  if (operator === '&' && [first, second].includes('string')) {
    return [
      {
        at: right.at,
        found: `"${operator}" between ${withArticle(first)} and ${withArticle(second)}`,
        hint: 'Join strings with "+"',
      },
    ];
  }
  if (!canCombine(operator, first, second)) {
    return [
      {
        at: right.at,
        found: `"${operator}" between ${withArticle(first)} and ${withArticle(second)}`,
        hint: 'Convert one of them, for example with string(…) or num(…)',
      },
    ];
  }
  return comparisons.includes(operator) &&
    first !== second &&
    comparable.includes(first) &&
    comparable.includes(second)
    ? [
        {
          at: right.at,
          found: `${withArticle(first)} compared with ${withArticle(second)}`,
          hint: 'Convert one of them, for example with string(…) or num(…)',
        },
      ]
    : [];
}
