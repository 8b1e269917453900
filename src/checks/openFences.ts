import type {Code} from 'mdast';
import {nodesOf} from '../content/nodes';
import {problemAt, type Problem, type TextCheck} from './problem';

/**
 * Requires code blocks to be closed. An unclosed one swallows the rest of the page, so the other rules skip a
 * page with such a block.
 */
export const openFences: TextCheck = ({tree, source}) => {
  const lines = source.split('\n');
  return nodesOf(tree, 'code')
    .filter((code) => isOpen(code, lines))
    .map((code) => problemAt(code, findingOf(fenceOf(code, lines), code.lang ?? '')));
};

function findingOf(fence: string, language: string): Pick<Problem, 'found' | 'hint'> {
  return {
    found: `the code block that begins with ${fence}${language} is never closed`,
    hint: `Write ${fence} on the line after the sample`,
  };
}

/**
 * Returns the unclosed code blocks on a page that isn't valid MDX. An unclosed block may be why the page isn't
 * valid: it swallows the closing tags of elements.
 */
export function openFencesIn(source: string): Problem[] {
  const problems: Problem[] = [];
  let open: {fence: string; language: string; line: number} | undefined;
  const report = () => {
    if (open) {
      problems.push({line: open.line, ...findingOf(open.fence, open.language)});
    }
  };
  source.split('\n').forEach((text, index) => {
    const [, fence = '', language = ''] = /^[>\s]*(`{3,}|~{3,})\s*([^\s`]*)/.exec(text) ?? [];
    if (fence === '' || (open && !fence.startsWith(open.fence))) {
      return;
    }
    if (open && language === '') {
      open = undefined;
      return;
    }
    report();
    open = {fence, language, line: index + 1};
  });
  report();
  return problems;
}

/** Returns true if the closing fence is missing, or if the block contains the next block's opening fence. */
function isOpen(code: Code, pageLines: readonly string[]): boolean {
  const fence = fenceOf(code, pageLines);
  if (fence === '') {
    return false;
  }
  const lines = linesOf(code, pageLines);
  const end = new RegExp(`^[>\\s]*${fence}${fence[0]}*\\s*$`);
  return lines.length < 2 || !end.test(lines.at(-1) ?? '') || hasFence(code, fence);
}

function hasFence({value}: Code, fence: string): boolean {
  return value.split('\n').some((line) => line.startsWith(fence));
}

/** Returns the opening fence ("```"); empty for indented code. */
function fenceOf(code: Code, pageLines: readonly string[]): string {
  const [first = ''] = linesOf(code, pageLines);
  const column = code.position?.start.column ?? 1;
  return /^(?:`{3,}|~{3,})/.exec(first.slice(column - 1))?.[0] ?? '';
}

/** Uses line numbers, because nodes that `liveSources` parses have no offsets. */
function linesOf({position}: Code, pageLines: readonly string[]): string[] {
  return pageLines.slice((position?.start.line ?? 1) - 1, position?.end.line);
}
