import {SKIP, visit} from 'unist-util-visit';
import type {Page} from './page';
import {remember} from './remember';
import {isSignatureFence} from './signatures';

interface Prose {
  text: string;
  codeMarks: string[];
}

const readProse = remember((page: Page): Prose => {
  const texts: string[] = [];
  const codeMarks: string[] = [];
  if (!page.syntaxError) {
    visit(page.tree, (node) => {
      if (node.type === 'code' && !isSignatureFence(node)) {
        return SKIP;
      }
      if (node.type === 'inlineCode') {
        codeMarks.push(node.value);
      }
      if ('value' in node && node.type !== 'yaml') {
        texts.push(node.value);
      }
      return undefined;
    });
  }
  return {text: texts.join(' '), codeMarks};
});

/** The text of the page without its samples, but with its signatures. */
export function proseOf(page: Page): string {
  return readProse(page).text;
}

/** The names in the page's code marks that match. */
export function namesInCodeMarks(page: Page, pattern: RegExp): string[] {
  return readProse(page).codeMarks.flatMap((code) => code.match(pattern) ?? []);
}
