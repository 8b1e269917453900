/** Literals in comments: `// 5`, `// ["a","b"], sorted`, `// 02:46:40`. */

const scalar = [
  String.raw`-?\d+:\d\d:\d\d(?!\d)`,
  String.raw`-?\d+(?:\.\d+)?…?`,
  String.raw`"(?:\\.|[^"\\])*"`,
  String.raw`!\d{2,4}-\d\d-\d\d!`,
  String.raw`\?\d+:\d\d:\d\d\?`,
  String.raw`(?:true|false|null|undefined)(?![\w.])`,
  String.raw`the (?:empty|null) date(?!\w)`,
].join('|');

const scalarPattern = new RegExp(`(?:${scalar})`, 'y');

/** Returns the literal at a position in the text, or undefined if there's none. */
export function literalAt(text: string, at: number): string | undefined {
  if (text[at] === '[' || text[at] === '{') {
    const end = endOfBracket(text, at);
    return end === undefined ? undefined : text.slice(at, end);
  }
  scalarPattern.lastIndex = at;
  return scalarPattern.exec(text)?.[0];
}

/** Returns the position after the bracket that matches the one at `start`, or undefined if none does. */
function endOfBracket(text: string, start: number): number | undefined {
  let depth = 0;
  const pattern = /"(?:\\.|[^"\\])*"|[[{]|[\]}]/g;
  pattern.lastIndex = start;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [character] = match;
    depth += /^[[{]/.test(character) ? 1 : /^[\]}]/.test(character) ? -1 : 0;
    if (depth === 0) {
      return match.index + 1;
    }
  }
  return undefined;
}

/** Returns true if the text opens a bracket that it doesn't close. */
export function isOpen(text: string): boolean {
  return /^[[{]/.test(text) && endOfBracket(text, 0) === undefined;
}
