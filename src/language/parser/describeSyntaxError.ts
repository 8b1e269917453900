import {EOF, type IRecognitionException, type IToken} from 'chevrotain';
import type {SourceFault} from './faults';
import type {ClosedBlock, OpenBlock} from './statementGrammar';
import * as t from './tokens';
import {hintFor} from './hints';

const {keywords} = t;
const blockParts = [keywords.else, keywords.catch, keywords.until, keywords.end, t.Colon];

/** The blocks of a source, as far as it was parsed. */
interface Blocks {
  openBlocks: readonly OpenBlock[];
  closedBlocks: readonly ClosedBlock[];
}

/** The block that the source should have closed before the token; undefined when it is not that. */
export function unclosedBlock(token: IToken, blocks: Blocks): OpenBlock | undefined {
  const innermost = blocks.openBlocks.at(-1);
  return innermost && (beginsOutside(token) || belongsFurtherOut(token, innermost))
    ? (closedByAnother(innermost, blocks.closedBlocks) ?? innermost)
    : undefined;
}

/** Describes a parser error: its position, what was found, what was expected, and a hint. */
export function describeSyntaxError(
  error: IRecognitionException,
  source: readonly IToken[],
  blocks: Blocks,
): SourceFault {
  const {token} = error;
  const block = unclosedBlock(token, blocks);
  if (block) {
    const closing = block.keyword === 'repeat' ? 'until (…)' : 'end';
    return {
      at: block.at,
      found: `found no "${closing}" for the "${block.keyword}" that begins here`,
      hint: `Close it with "${closing}" on a line of its own`,
    };
  }
  const index = source.indexOf(token);
  const previous = index < 0 ? source.at(-1) : source[index - 1];
  const at = token.tokenType === EOF ? previous : token;
  return {
    at: {line: at?.startLine ?? 1, column: at?.startColumn ?? 1},
    found: `found ${describeToken(token)}, expected ${error.message}`,
    hint: hintFor({
      token,
      previous,
      next: source[index + 1],
      expected: error.message,
      rules: error.context.ruleStack,
      source,
      isInBlock: blocks.openBlocks.length > 0,
    }),
  };
}

/** Does the token end the file or begin the next function, so that no block can contain it? */
function beginsOutside({tokenType}: IToken): boolean {
  return tokenType === EOF || t.functionWords.includes(tokenType);
}

/** By its indentation, a part of a block around this one: its `else`, its next case. */
function belongsFurtherOut({tokenType, startColumn = 1}: IToken, block: OpenBlock): boolean {
  return blockParts.includes(tokenType) && startColumn < block.at.column;
}

/** By the indentation, the first block inside this one that took the closing keyword of another. */
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
