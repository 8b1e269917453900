import type {Problem, TextCheck} from './problem';

/** in: `- ```qs title="A"`; matches the fence and the language. Inline code has a backtick after it. */
const fenceLine = /^[>\s]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})\s*([^\s`]*)[^`]*$/;

/**
 * Requires code blocks to be closed. An unclosed one swallows the rest of the page, so the other rules skip a
 * page with such a block. It may also be why a page isn't valid MDX: it swallows the closing tags of elements.
 */
export const openFences: TextCheck<Problem[]> = ({source}) => {
  const unclosed: Problem[] = [];
  let open: {fence: string; problem: Problem} | undefined;
  source.split('\n').forEach((text, index) => {
    const [, fence = '', language = ''] = fenceLine.exec(text) ?? [];
    if (fence === '' || (open && !fence.startsWith(open.fence))) {
      return;
    }
    if (open && language === '') {
      open = undefined;
      return;
    }
    unclosed.push(...(open ? [open.problem] : []));
    const problem = {
      line: index + 1,
      found: `the code block that begins with ${fence}${language} is never closed`,
      hint: `Write ${fence} on the line after the sample`,
    };
    open = {fence, problem};
  });
  return open ? [...unclosed, open.problem] : unclosed;
};
