import {normalizeTokens} from 'prism-react-renderer';
import type {Token} from 'prismjs';

/** A piece of a line of code, with the classes that color it. */
export interface LineToken {
  types: string[];
  content: string;
}

/** Token types that have the color of plain text, and are joined with it. */
const uncolored = ['plain', 'punctuation', 'operator'];

/** Splits Prism's tokens into lines. An empty line contains a line break. */
export function toLines(tokens: readonly (string | Token)[]): LineToken[][] {
  return normalizeTokens([...tokens]).map((line) => {
    const joined: LineToken[] = [];
    for (const token of line.filter(({content}) => content !== '')) {
      const previous = joined.at(-1);
      if (previous && isPlain(previous) && isPlain(token)) {
        previous.content += token.content;
      } else {
        joined.push({types: isPlain(token) ? ['plain'] : token.types, content: token.content});
      }
    }
    return joined;
  });
}

/** Returns true if the token has the color of plain text. */
export function isPlain({types}: LineToken): boolean {
  return types.length === 1 && uncolored.includes(types[0] ?? '');
}
