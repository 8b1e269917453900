import {lintMarkdown, strictRules, withoutComments} from './lintMarkdown';
import {outlinesOf} from './outline';

/** Outlines of blocks in which nothing is to be found. */
const inOrder = new Set<string>();

/**
 * Does markdownlint find nothing in the text, by its outlines? Where they can't tell, it is no. To
 * lint the whole text takes ten times as long.
 */
export function isInOrder(source: string): boolean {
  const outlines = outlinesOf(withoutComments(source));
  const fresh = [...new Set(outlines)].filter((outline) => !inOrder.has(outline));
  // A paragraph between them, so that they are lists and tables of their own.
  const text = ['x', ...fresh].join('\n\nx\n\n') + '\n';
  if (!outlines || (fresh.length > 0 && lintMarkdown(text, strictRules).length > 0)) {
    return false;
  }
  fresh.forEach((outline) => inOrder.add(outline));
  return true;
}
