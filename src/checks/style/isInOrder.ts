import {lintMarkdown, strictRules, withoutComments} from './lintMarkdown';
import {outlinesOf} from './outline';

/** Outlines of blocks without faults. */
const inOrder = new Set<string>();

/**
 * Returns true if the outlines show that markdownlint would find no faults in the text, false if
 * they can't prove it. Linting the whole text takes ten times as long.
 */
export function isInOrder(source: string): boolean {
  const outlines = outlinesOf(withoutComments(source));
  const fresh = [...new Set(outlines)].filter((outline) => !inOrder.has(outline));
  // A paragraph between them keeps lists and tables separate.
  const text = ['x', ...fresh].join('\n\nx\n\n') + '\n';
  if (!outlines || (fresh.length > 0 && lintMarkdown(text, strictRules).length > 0)) {
    return false;
  }
  fresh.forEach((outline) => inOrder.add(outline));
  return true;
}
