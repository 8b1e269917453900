import {comparisons} from '../inference/operations';
import type {CodeFacts} from './codeFacts';
import type {Finding} from './finding';
import {endOfChain, groupOperators, type SourceChain} from './regroup';

const logicalOperators = ['&&', '||'];
/** Applied to two integers, these return an integer. */
const bitwise = ['&', '|', '^|'];

/**
 * Returns the finding for an expression that a version without precedence levels clearly groups
 * differently than intended: the result of a condition is compared, or used in arithmetic.
 *
 * in: `a == 1 && b == 2`, which is read as `((a == 1) && b) == 2`
 */
export function misgroupingFinding(
  chain: SourceChain,
  {version, precedence, operatorsPage}: CodeFacts,
): Finding {
  return {
    line: chain.at.line,
    column: chain.at.column,
    endColumn: endOfChain(chain),
    kind: 'error',
    found: `${version} reads this from left to right, as ${groupOperators(chain, precedence)}`,
    hint: `Write ${groupOperators(chain, 'byLevel')} if that's what you mean`,
    page: operatorsPage,
  };
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
