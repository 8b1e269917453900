import {allNodes} from './nodes';
import type {Page} from './page';
import {memoize} from './memoize';
import {isSignatureFence} from './signatures';

interface Prose {
  text: string;
  inlineCode: string[];
}

const readProse = memoize((page: Page): Prose => {
  const values: string[] = [];
  const inlineCode: string[] = [];
  if (!page.syntaxError) {
    for (const node of allNodes(page.tree)) {
      if (node.type === 'inlineCode') {
        inlineCode.push(node.value);
      }
      const isSample = node.type === 'code' && !isSignatureFence(node);
      if ('value' in node && node.type !== 'yaml' && !isSample) {
        values.push(node.value);
      }
    }
  }
  return {text: values.join(' '), inlineCode};
});

/** Returns the text of the page without its samples, but with its signatures. */
export function proseOf(page: Page): string {
  return readProse(page).text;
}

/** Returns the matching names in the page's inline code. */
export function namesInInlineCode(page: Page, pattern: RegExp): string[] {
  return readProse(page).inlineCode.flatMap((code) => code.match(pattern) ?? []);
}
