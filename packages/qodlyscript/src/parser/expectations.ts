import {tokenLabel, type IParserErrorMessageProvider, type TokenType} from 'chevrotain';

/** Descriptions of rules whose list of first tokens wouldn't be helpful. */
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

/** Messages that only state the expectation; `describeSyntaxError` adds the token found. */
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
