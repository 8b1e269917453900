import {EOF, type IRecognitionException, type IToken} from 'chevrotain';
import type {SourceProblem} from './problems';
import type {ClosedBlock, OpenBlock} from './statementGrammar';
import * as t from './tokens';
import {hintFor} from './hints';

const {keywords} = t;
const blockParts = [keywords.else, keywords.catch, keywords.until, keywords.end, t.Colon];

/** The blocks parsed so far. */
interface Blocks {
  openBlocks: readonly OpenBlock[];
  closedBlocks: readonly ClosedBlock[];
}

/** Returns the block that should have been closed before the token, or undefined if that's not the error. */
export function unclosedBlock(token: IToken, blocks: Blocks): OpenBlock | undefined {
  const innermost = blocks.openBlocks.at(-1);
  return innermost && (beginsOutside(token) || belongsToOuterBlock(token, innermost))
    ? (closedByAnother(innermost, blocks.closedBlocks) ?? innermost)
    : undefined;
}

/** Describes a parser error: its position, what was found, what was expected, and a hint. */
export function describeSyntaxError(
  error: IRecognitionException,
  source: readonly IToken[],
  blocks: Blocks,
): SourceProblem {
  const {token} = error;
  const block = unclosedBlock(token, blocks);
  if (block) {
    const closing = block.keyword === 'repeat' ? 'until (…)' : 'end';
    return {
      at: block.at,
      found: `found no "${closing}" for the "${block.keyword}" that begins here`,
      hint: `Close it with "${closing}" on a separate line`,
    };
  }
  const index = source.indexOf(token);
  const previous = index < 0 ? source.at(-1) : source[index - 1];
  const at = token.tokenType === EOF ? previous : token;
  return {
    at: at ? t.positionOf(at) : {line: 1, column: 1},
    found: `found ${describeToken(token)}, expected ${error.message}`,
    hint: hintFor({
      token,
      previous,
      previousText: previous?.image ?? '',
      next: source[index + 1],
      expected: error.message,
      rules: error.context.ruleStack,
      source,
      isInBlock: blocks.openBlocks.length > 0,
    }),
  };
}

/** Returns true for the end of the file or the start of a function, which no block can contain. */
function beginsOutside({tokenType}: IToken): boolean {
  return tokenType === EOF || t.functionWords.includes(tokenType);
}

/** Returns true if, by its indentation, the token belongs to an outer block, such as its `else` or next case. */
function belongsToOuterBlock({tokenType, startColumn = 1}: IToken, block: OpenBlock): boolean {
  return blockParts.includes(tokenType) && startColumn < block.at.column;
}

/** Returns the first inner block that, judging by its indentation, took another block's closing keyword. */
function closedByAnother(
  {at}: OpenBlock,
  closedBlocks: readonly ClosedBlock[],
): OpenBlock | undefined {
  return closedBlocks.find(
    (block) => block.at.line > at.line && block.closedAt.column < block.at.column,
  );
}

function describeToken({tokenType, image}: IToken): string {
  if (tokenType === EOF) {
    return 'the end of the code';
  }
  return tokenType === t.LineEnd ? 'the end of the line' : `"${image}"`;
}
