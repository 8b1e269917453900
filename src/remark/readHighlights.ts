/** The displayed code and its highlighted lines, as one-based line numbers. */
interface HighlightedCode {
  code: string;
  highlighted: Set<number>;
  /** The one-based source line number of each displayed line. */
  sourceLines: number[];
}

const magicComment =
  /^\s*(?:\/\/|#|<!--|\/\*|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/;

/**
 * Reads the highlighted lines in a fence, as Docusaurus does: `{1,3-5}` after the language, or the
 * comments `highlight-next-line`, `highlight-start`, and `highlight-end`, which it removes.
 */
export function readHighlights(source: string, meta: string): HighlightedCode {
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  return range === undefined
    ? readComments(source)
    : {
        code: source,
        highlighted: new Set(range.split(',').flatMap(expand)),
        sourceLines: source.split('\n').map((_, index) => index + 1),
      };
}

/** `3-5` becomes 3, 4, 5. */
function expand(part: string): number[] {
  const [first = 0, last = first] = part.split('-').map(Number);
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

function readComments(source: string): HighlightedCode {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  const sourceLines: number[] = [];
  let isInside = false;
  let isNext = false;
  for (const [index, line] of source.split('\n').entries()) {
    const directive = magicComment.exec(line)?.[1];
    if (directive === undefined) {
      lines.push(line);
      sourceLines.push(index + 1);
      if (isInside || isNext) {
        highlighted.add(lines.length);
      }
      isNext = false;
    } else if (directive === 'next-line') {
      isNext = true;
    } else {
      isInside = directive === 'start';
    }
  }
  return {code: lines.join('\n'), highlighted, sourceLines};
}
