import type {SourceProblem} from './problems';
import * as t from './tokens';
import type {Token} from './tokens';

/** The parser and the rules recurse for each level, and a browser's stack is small. */
const maxBrackets = 100;
const maxBlocks = 200;
const maxOperations = 500;

/** Larger files are probably not code. */
const maxCharacters = 1_000_000;

const opening = new Set([t.OpenParenthesis, t.OpenBracket, t.OpenBrace, t.ArgumentOpen]);
const closing = new Set([t.CloseParenthesis, t.CloseBracket, t.CloseBrace]);
const {keywords} = t;
const blocks = new Set([
  keywords.if,
  keywords.switch,
  keywords.while,
  keywords.use,
  keywords.repeat,
  keywords.for,
  keywords.forEach,
  keywords.try,
]);
const steps = new Set([t.Point, t.Question, t.Minus, t.Star]);
const functionWords = new Set(t.functionWords);

/** Finds the position at which the nesting is too deep or an expression is too long to be checked. */
export function limitProblem(tokens: readonly Token[]): SourceProblem | undefined {
  let blockDepth = 0;
  /** Operation counts, first outside brackets, then inside each open bracket. */
  let operations = [0];
  let total = 0;
  let isFirst = true;
  let index = 0;
  for (const token of tokens) {
    const {type} = token;
    index += 1;
    const next = tokens[index];
    if (token.text === '/' && next?.type === t.Star && t.areAdjacent(token, next)) {
      // The parser reports an unclosed comment; everything after it is text.
      return undefined;
    }
    if (type === t.LineEnd) {
      operations = [0];
      total = 0;
      isFirst = true;
      continue;
    }
    const isTryCall = type === keywords.try && next?.type === t.OpenParenthesis;
    if (isFirst && blocks.has(type) && !isTryCall) {
      blockDepth += 1;
    } else if (isFirst && (type === keywords.end || type === keywords.until)) {
      blockDepth -= 1;
    } else if (isFirst && functionWords.has(type)) {
      blockDepth = 0;
    }
    isFirst = false;
    if (opening.has(type)) {
      operations[operations.length - 1] = (operations.at(-1) ?? 0) + 1;
      operations.push(0);
      total += 1;
    } else if (closing.has(type) && operations.length > 1) {
      total -= operations.pop() ?? 0;
    } else if (type === t.Comma) {
      total -= operations.pop() ?? 0;
      operations.push(0);
    } else if (steps.has(type) || type.category === t.Operator) {
      operations[operations.length - 1] = (operations.at(-1) ?? 0) + 1;
      total += 1;
    }
    const exceeded = exceededLimit(blockDepth, operations.length - 1, total);
    if (exceeded) {
      return {at: token.at, ...exceeded};
    }
  }
  return undefined;
}

function exceededLimit(
  blockDepth: number,
  bracketDepth: number,
  operations: number,
): Omit<SourceProblem, 'at'> | undefined {
  if (blockDepth > maxBlocks) {
    return {
      found: `found more than ${maxBlocks} nested blocks`,
      hint: `The checker reads up to ${maxBlocks}: move some to a separate method`,
    };
  }
  if (bracketDepth > maxBrackets) {
    return {
      found: `found more than ${maxBrackets} nested parentheses, brackets, or braces`,
      hint: `The checker reads up to ${maxBrackets}: assign part of it to a variable first`,
    };
  }
  return operations > maxOperations
    ? {
        found: `found an expression with more than ${maxOperations} operators`,
        hint: `The checker reads up to ${maxOperations}: split it into separate statements`,
      }
    : undefined;
}

/** Finds the line at which the code exceeds the size limit. */
export function sizeProblem(source: string): SourceProblem | undefined {
  return source.length > maxCharacters
    ? {
        at: {line: source.slice(0, maxCharacters).split('\n').length, column: 1},
        found: 'found more than 1 MB of code: the first megabyte ends on this line',
        hint: 'The checker reads up to 1 MB: check one source file at a time',
      }
    : undefined;
}
