import type {BlockContent, Code, Paragraph, Root} from 'mdast';
import {hasMark, metaValue} from '../../content/nodes';
import {hasDrawing} from '../../drawings/styled/hasDrawing';
import {paragraph, strong, text} from '../../remark/markdownNodes';
import {rewrite} from './rewrite';

/**
 * Writes the options after a fence's language as text. The example leaves out the code.
 *
 * in:
 *     ```dot title="How a loop runs" alt="The condition is tested first."
 *     ```ts title="config.ts" {2}
 *     ```qs wrong
 *     ```css shown="radio" alt="Boxes with a shadow."
 * out:
 *     **Diagram: How a loop runs.** The condition is tested first.
 *
 *     **config.ts:**
 *
 *     ```ts
 *
 *     **Wrong:**
 *
 *     ```qs
 *
 *     ```css
 *
 *     **Drawing.** Boxes with a shadow.
 */
export function writeFences(tree: Root): void {
  rewrite(tree, (node) => (node.type === 'code' ? writeFence(node) : undefined));
}

const pictures: Record<string, string> = {dot: 'Diagram', screen: 'Screen'};

function writeFence(code: Code): BlockContent[] {
  const title = metaValue(code, 'title');
  const picture = pictures[code.lang ?? ''];
  if (picture !== undefined) {
    const name = title === undefined ? picture : `${picture}: ${title}`;
    return [describeDrawing(name, code)];
  }
  const isWrong = hasMark(code, 'wrong');
  const lead = [title, isWrong ? 'Wrong' : undefined].filter(Boolean).join(' - ');
  const plain: Code = {...code, meta: null};
  const sample = lead === '' ? [plain] : [paragraph(strong(`${lead}:`)), plain];
  return hasDrawing(code) ? [...sample, describeDrawing('Drawing', code)] : sample;
}

function describeDrawing(name: string, code: Code): Paragraph {
  return paragraph(strong(`${name}.`), text(` ${metaValue(code, 'alt') ?? ''}`));
}
