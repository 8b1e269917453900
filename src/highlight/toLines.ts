import type {Token} from 'prismjs';

/** A piece of a line of code, with the classes that color it. */
export interface LineToken {
  types: string[];
  content: string;
}

/** Token types that have the color of plain text, and are joined with it. */
const uncolored = ['punctuation', 'operator'];

/** Flattens Prism's nested tokens and splits them into lines. An empty line contains a line break. */
export function toLines(tokens: readonly (string | Token)[]): LineToken[][] {
  const lines: LineToken[][] = [[]];
  for (const {types, content} of flatten(tokens, [])) {
    content.split(/\r\n|\r|\n/).forEach((text, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (text !== '') {
        append(lines.at(-1) ?? [], {types, content: text});
      }
    });
  }
  return lines.map((line) => (line.length > 0 ? line : [{types: ['plain'], content: '\n'}]));
}

function append(line: LineToken[], token: LineToken): void {
  const previous = line.at(-1);
  if (previous && isPlain(previous) && isPlain(token)) {
    previous.content += token.content;
  } else {
    line.push(token);
  }
}

/** Returns true if the token has the color of plain text. */
export function isPlain({types}: LineToken): boolean {
  return types.length === 1 && types[0] === 'plain';
}

function flatten(tokens: readonly (string | Token)[], outer: string[]): LineToken[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') {
      return [{types: outer.length > 0 ? outer : ['plain'], content: token}];
    }
    const types = [...new Set([...outer, token.type, ...[token.alias].flat()])].filter(
      (type) => type !== undefined && type !== '',
    ) as string[];
    if (types.length === 1 && uncolored.includes(types[0] ?? '')) {
      types[0] = 'plain';
    }
    return flatten(Array.isArray(token.content) ? token.content : [token.content], types);
  });
}
