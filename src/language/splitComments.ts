interface SplitSource {
  /** The source without comments, and with empty strings in place of all texts. */
  code: string;
  /** The comments, with their marks. */
  comments: string[];
}

/**
 * Parts the code of a QodlyScript source from its texts, also where the source does not parse.
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
