import {EOF, type IRecognitionException, type IToken} from 'chevrotain';
import type {SourceFault} from './faults';
import type {OpenBlock} from './statementGrammar';
import * as t from './tokens';
import {hintFor} from './hints';

/** Describes a parser error: its position, what was found, what was expected, and a hint. */
export function describeSyntaxError(
  error: IRecognitionException,
  source: readonly IToken[],
  openBlocks: readonly OpenBlock[],
): SourceFault {
  const {token} = error;
  const block = openBlocks.at(-1);
  if (block && beginsOutside(token)) {
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
      isInBlock: block !== undefined,
    }),
  };
}

/** Does the token end the file or begin the next function, so that no block can contain it? */
function beginsOutside({tokenType}: IToken): boolean {
  return tokenType === EOF || t.functionWords.includes(tokenType);
}

function describeToken({tokenType, image}: IToken): string {
  if (tokenType === EOF) {
    return 'the end of the sample';
  }
  return tokenType === t.LineEnd ? 'the end of the line' : `"${image}"`;
}
