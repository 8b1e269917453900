interface SplitSource {
  /** The source without comments, and with all strings emptied. */
  code: string;
  /** The comments with their delimiters. */
  comments: string[];
}

/**
 * Separates the code of a QodlyScript source from its strings and comments, even if it doesn't parse.
 *
 * in:  `size = length("a // b") // 6`
 * out: `size = length("")`, `['// 6']`
 */
export function splitComments(source: string): SplitSource {
  const comments: string[] = [];
  const code = source.replace(/"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[\s\S]*?\*\//g, (text) => {
    if (text.startsWith('"')) {
      return '""';
    }
    comments.push(text);
    return '';
  });
  return {code, comments};
}
