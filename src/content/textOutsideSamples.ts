import {allNodes} from './nodes';
import type {Page} from './page';
import {memoize} from './memoize';
import {isSignatureFence} from './signatures';

interface Prose {
  text: string;
  codeMarks: string[];
}

const readProse = memoize((page: Page): Prose => {
  const texts: string[] = [];
  const codeMarks: string[] = [];
  if (!page.syntaxError) {
    for (const node of allNodes(page.tree)) {
      if (node.type === 'inlineCode') {
        codeMarks.push(node.value);
      }
      const isSample = node.type === 'code' && !isSignatureFence(node);
      if ('value' in node && node.type !== 'yaml' && !isSample) {
        texts.push(node.value);
      }
    }
  }
  return {text: texts.join(' '), codeMarks};
});

/** Returns the text of the page without its samples, but with its signatures. */
export function proseOf(page: Page): string {
  return readProse(page).text;
}

/** Returns the matching names in the page's inline code. */
export function namesInCodeMarks(page: Page, pattern: RegExp): string[] {
  return readProse(page).codeMarks.flatMap((code) => code.match(pattern) ?? []);
}
