import type {SourceProblem} from './problems';
import type {ClosedBlock, OpenBlock} from './statementGrammar';
import type {SyntaxMismatch} from './tokenReader';
import * as t from './tokens';
import type {Token} from './tokens';
import {hintFor} from './hints';

const {keywords} = t;
const blockParts = [keywords.else, keywords.catch, keywords.until, keywords.end, t.Colon];

/** The blocks parsed so far. */
interface Blocks {
  openBlocks: readonly OpenBlock[];
  closedBlocks: readonly ClosedBlock[];
}

/** Returns the block that should have been closed before the token, or undefined if that's not the error. */
export function unclosedBlock(token: Token, blocks: Blocks): OpenBlock | undefined {
  const innermost = blocks.openBlocks.at(-1);
  return innermost && (beginsOutside(token) || belongsToOuterBlock(token, innermost))
    ? (closedByAnother(innermost, blocks.closedBlocks) ?? innermost)
    : undefined;
}

/** Describes a parser error: its position, what was found, what was expected, and a hint. */
export function describeSyntaxError(
  {token, expected, rules}: SyntaxMismatch,
  source: readonly Token[],
  blocks: Blocks,
): SourceProblem {
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
  const previous = source[index - 1];
  return {
    at: (token.type === t.EndOfFile && previous ? previous : token).at,
    found: `found ${describeToken(token)}, expected ${expected}`,
    hint: hintFor({
      token,
      previous,
      previousText: previous?.text ?? '',
      next: source[index + 1],
      expected,
      rules,
      source,
      isInBlock: blocks.openBlocks.length > 0,
    }),
  };
}

/** Returns true for the end of the file or the start of a function, which no block can contain. */
function beginsOutside({type}: Token): boolean {
  return type === t.EndOfFile || t.functionWords.includes(type);
}

/** Returns true if, by its indentation, the token belongs to an outer block, such as its `else` or next case. */
function belongsToOuterBlock({type, at}: Token, block: OpenBlock): boolean {
  return blockParts.includes(type) && at.column < block.at.column;
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

function describeToken({type, text}: Token): string {
  return type === t.EndOfFile || type === t.LineEnd ? type.label : `"${text}"`;
}
