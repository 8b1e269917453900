import type {RunReport} from 'qodlyscript';

type Value = RunReport['values'][number];

/** The class of what a run adds to the code. */
export const resultClass = 'run-result';

/** Longer results don't fit beside the code. */
const maxLength = 80;

/** Returns a result, or the arguments that a method was called with, as readers see it. */
export function textOf({text, isArgument}: Value): string {
  return isArgument ? `with ${text}` : text;
}

/** Returns true if a result goes below the code. */
export function isLong({text, stated}: Value): boolean {
  return text.length > maxLength && !stated?.agrees;
}

/**
 * Shows results as comments at the ends of their lines, and marks the comments that state the same.
 *
 * @param code an element whose text is the code
 */
export function showResults(code: Element, values: readonly Value[]): void {
  clearResults(code);
  const ends = endsOfLines(code);
  const lines = code.textContent.split('\n');
  const marks = new Map<number, HTMLElement[]>();
  for (const value of values) {
    if (!isWritten(value, lines)) {
      const {line, mark} = markOf(value);
      marks.set(line, [...(marks.get(line) ?? []), mark]);
    }
  }
  // From the last line to the first, because inserting a mark splits the text before the next one.
  for (const [line, added] of [...marks].sort(([a], [b]) => b - a)) {
    const end = ends[line - 1];
    end?.node.splitText(end.offset).before(...added);
  }
}

export function clearResults(code: Element): void {
  code.querySelectorAll(`.${resultClass}`).forEach((mark) => mark.remove());
  code.normalize();
}

/** Returns true if the line ends with the result already: `a = 1`, `// a blob of 13 bytes`. */
function isWritten({line, text, stated}: Value, lines: readonly string[]): boolean {
  const [code = '', result] = [lines[line - 1], text].map((part) => part?.replace(/\s/g, ''));
  return !stated && (code.endsWith(`=${result}`) || code.endsWith(`//${result}`));
}

function markOf(value: Value): {line: number; mark: HTMLElement} {
  const {line, stated} = value;
  const mark = document.createElement('span');
  if (stated?.agrees) {
    mark.className = `${resultClass} run-agrees`;
    mark.role = 'img';
    mark.ariaLabel = 'confirmed';
    return {line: stated.line, mark};
  }
  mark.className = `${resultClass} token comment`;
  mark.textContent = isLong(value) ? ' // see below' : ` // ${textOf(value)}`;
  return {line, mark};
}

/** Returns the place before each line break, and the one after the last line. */
function endsOfLines(code: Element): {node: Text; offset: number}[] {
  const ends: {node: Text; offset: number}[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
    for (const {index} of last.data.matchAll(/\n/g)) {
      ends.push({node: last, offset: index});
    }
  }
  return last ? [...ends, {node: last, offset: last.length}] : [];
}

/** A screen reader takes a minute for more. */
const maxMessageLength = 400;

/** Returns a report as a message for screen readers. */
export function describeReport({values, outputs, stop}: RunReport): string {
  const parts = [
    ...values.map((value) =>
      value.stated?.agrees
        ? `Line ${value.stated.line}: confirmed, ${value.text}.`
        : `Line ${value.line}: ${textOf(value)}.`,
    ),
    ...outputs.map((output) =>
      output.kind === 'table'
        ? `Line ${output.line}: a table with ${output.total} rows.`
        : `Line ${output.line}: the message ${output.text}.`,
    ),
    ...(stop ? [`${stop.line > 0 ? `Stopped in line ${stop.line}: ` : ''}${stop.message}`] : []),
  ];
  const text = parts.length > 0 ? parts.join(' ') : 'It ran, without a result.';
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text;
}
