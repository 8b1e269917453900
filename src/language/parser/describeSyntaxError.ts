import {EOF, type IRecognitionException, type IToken} from 'chevrotain';
import type {SourceFault} from './faults';
import type {OpenBlock} from './statementGrammar';
import * as t from './tokens';
import {wayOut} from './waysOut';

/** Turns the parser's error into words: where, what was found, what was expected, the way out. */
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
      fix: `Close it with "${closing}" on a line of its own`,
    };
  }
  const index = source.indexOf(token);
  const previous = index < 0 ? source.at(-1) : source[index - 1];
  const place = token.tokenType === EOF ? previous : token;
  return {
    at: {line: place?.startLine ?? 1, column: place?.startColumn ?? 1},
    found: `found ${show(token)}, expected ${error.message}`,
    fix: wayOut({
      token,
      previous,
      next: source[index + 1],
      expected: error.message,
      rules: error.context.ruleStack,
      isInBlock: block !== undefined,
    }),
  };
}

/** Can the token stand in no block: does it end the file or begin the next function? */
function beginsOutside({tokenType}: IToken): boolean {
  return tokenType === EOF || t.functionWords.includes(tokenType);
}

function show({tokenType, image}: IToken): string {
  if (tokenType === EOF) {
    return 'the end of the sample';
  }
  return tokenType === t.LineEnd ? 'the end of the line' : `"${image}"`;
}
