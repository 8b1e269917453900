import {tokenLabel, type IParserErrorMessageProvider, type TokenType} from 'chevrotain';

/** Rules that are named as a whole: the list of tokens they begin with helps nobody. */
const ruleNames: Record<string, string> = {
  argument: 'a value',
  assignmentOrCall: 'a statement',
  expression: 'a value',
  operand: 'a value',
  access: 'a value',
  statement: 'a statement',
  value: 'a value',
  args: 'a value',
  function: '"function" or "constructor"',
  modifier: '"function" or "constructor"',
};

/** Says what the grammar expects, and that alone: `describeSyntaxError` adds what was found. */
export const expectations: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({expected}) => tokenLabel(expected),
  buildNotAllInputParsedMessage: () => 'a statement',
  buildNoViableAltMessage: ({ruleName, expectedPathsPerAlt}) =>
    ruleNames[ruleName] ?? firstTokens(expectedPathsPerAlt.flat()),
  buildEarlyExitMessage: ({ruleName, expectedIterationPaths}) =>
    ruleNames[ruleName] ?? firstTokens(expectedIterationPaths),
};

function firstTokens(paths: TokenType[][]): string {
  const labels = paths.flatMap(([first]) => (first ? [tokenLabel(first)] : []));
  return [...new Set(labels)].join(' or ');
}
