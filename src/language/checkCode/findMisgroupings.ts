import type {OperatorChain} from '../parser/operators';
import type {CodeFacts} from './codeFacts';
import type {Finding} from './finding';
import {endOfChain, groupOperators} from './regroup';

export type SourceChain = OperatorChain & {source: string};

const comparisons = ['==', '!=', '<', '>', '<=', '>='];
const logicalOperators = ['&&', '||'];
/** Applied to two integers, these return an integer. */
const bitwise = ['&', '|', '^|'];

/**
 * Finds expressions that a version without precedence levels clearly groups differently than intended,
 * because they compare the result of a condition or use it in arithmetic.
 *
 * in: `a == 1 && b == 2`, which is read as `((a == 1) && b) == 2`
 */
export function findMisgroupings(
  chains: readonly SourceChain[],
  {version, precedence, operatorsPage: page}: CodeFacts,
): Finding[] {
  return precedence === 'byLevel'
    ? []
    : chains.filter(isMisgrouped).map((chain) => {
        const actualForm = groupOperators(chain, chain.source, precedence);
        const intendedForm = groupOperators(chain, chain.source, 'byLevel');
        return {
          line: chain.at.line,
          column: chain.at.column,
          endColumn: endOfChain(chain),
          kind: 'error',
          found: `${version} reads this from left to right, as ${actualForm}`,
          hint: `Write ${intendedForm} if that's what you mean`,
          ...(page !== undefined && {page}),
        };
      });
}

/** Returns true if a boolean is compared or is an operand of arithmetic. */
export function isMisgrouped({operators, operands, source}: SourceChain): boolean {
  let isCondition = false;
  return operators.some((operator, index) => {
    const isCombination = logicalOperators.includes(operator) || bitwise.includes(operator);
    const operand = operands[index + 1];
    const isTruthValue =
      operand && /^(?:true|false)$/.test(source.slice(operand.start, operand.end + 1));
    const isWrong = isCondition && !isCombination && !isTruthValue;
    isCondition ||= comparisons.includes(operator) || logicalOperators.includes(operator);
    return isWrong;
  });
}
