import type {IToken} from 'chevrotain';
import type {SourceFault} from './faults';
import * as t from './tokens';

/** The parser and the rules recurse for each level, and a browser's stack is small. */
const maxBrackets = 100;
const maxBlocks = 200;
const maxOperations = 500;

/** In characters; larger files aren't code. */
const maxCharacters = 1_000_000;

const opening = [t.OpenParenthesis, t.OpenBracket, t.OpenBrace, t.ArgumentOpen];
const closing = [t.CloseParenthesis, t.CloseBracket, t.CloseBrace];
const {keywords} = t;
const blocks = [
  keywords.if,
  keywords.switch,
  keywords.while,
  keywords.use,
  keywords.repeat,
  keywords.for,
  keywords.forEach,
  keywords.try,
];
const steps = [t.Point, t.Question, t.Minus, t.Star];

/** Finds the position at which nesting is too deep, or an expression too long, to be checked. */
export function limitFault(tokens: readonly IToken[]): SourceFault | undefined {
  let blockDepth = 0;
  /** Numbers of operations so far: outside brackets, then in each open one. */
  let operations = [0];
  let total = 0;
  let isFirst = true;
  for (const [index, token] of tokens.entries()) {
    const {tokenType} = token;
    const next = tokens[index + 1];
    if (token.image === '/' && next?.tokenType === t.Star && t.areAdjacent(token, next)) {
      // The parser reports an unclosed comment; everything after it is text.
      return undefined;
    }
    if (tokenType === t.LineEnd) {
      [operations, total, isFirst] = [[0], 0, true];
      continue;
    }
    const isTryCall = tokenType === keywords.try && next?.tokenType === t.OpenParenthesis;
    if (isFirst && blocks.includes(tokenType) && !isTryCall) {
      blockDepth += 1;
    } else if (isFirst && (tokenType === keywords.end || tokenType === keywords.until)) {
      blockDepth -= 1;
    } else if (isFirst && t.functionWords.includes(tokenType)) {
      blockDepth = 0;
    }
    isFirst = false;
    if (opening.includes(tokenType)) {
      operations[operations.length - 1] = (operations.at(-1) ?? 0) + 1;
      operations.push(0);
      total += 1;
    } else if (closing.includes(tokenType) && operations.length > 1) {
      total -= operations.pop() ?? 0;
    } else if (tokenType === t.Comma) {
      total -= operations.pop() ?? 0;
      operations.push(0);
    } else if (steps.includes(tokenType) || tokenType.CATEGORIES?.includes(t.Operator)) {
      operations[operations.length - 1] = (operations.at(-1) ?? 0) + 1;
      total += 1;
    }
    const fault = faultAt(token, blockDepth, operations.length - 1, total);
    if (fault) {
      return fault;
    }
  }
  return undefined;
}

function faultAt(
  {startLine, startColumn}: IToken,
  blockDepth: number,
  bracketDepth: number,
  operations: number,
): SourceFault | undefined {
  const at = {line: startLine ?? 1, column: startColumn ?? 1};
  if (blockDepth > maxBlocks) {
    return {
      at,
      found: `found more than ${maxBlocks} blocks inside each other`,
      hint: `The checker reads up to ${maxBlocks}: move some to a separate method`,
    };
  }
  if (bracketDepth > maxBrackets) {
    return {
      at,
      found: `found more than ${maxBrackets} parentheses, brackets, or braces inside each other`,
      hint: `The checker reads up to ${maxBrackets}: assign a part to a variable first`,
    };
  }
  return operations > maxOperations
    ? {
        at,
        found: `found an expression of more than ${maxOperations} operators`,
        hint: `The checker reads up to ${maxOperations}: split it into several statements`,
      }
    : undefined;
}

/** Finds the line at which a source exceeds the size limit. */
export function sizeFault(source: string): SourceFault | undefined {
  return source.length > maxCharacters
    ? {
        at: {line: source.slice(0, maxCharacters).split('\n').length, column: 1},
        found: 'found more than 1 MB of code: the first megabyte ends on this line',
        hint: 'The checker reads up to 1 MB: check one source file at a time',
      }
    : undefined;
}
