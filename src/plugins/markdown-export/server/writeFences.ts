import type {BlockContent, Code, Root} from 'mdast';
import {hasMark, metaValue} from '../../../content/nodes';
import {paragraph, strong} from '../../../remark/markdownNodes';
import {rewrite} from './rewrite';

/**
 * Writes what stands behind a fence's language in words.
 *
 * in:
 *     ```dot title="How a loop runs" alt="The condition is tested first."
 *     ```ts title="config.ts" {2}
 *     ```qs wrong
 * out:
 *     **Diagram: How a loop runs.** The condition is tested first.
 *     **config.ts:** and the code
 *     **Wrong:** and the code
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
    const alt = metaValue(code, 'alt') ?? '';
    return [paragraph(strong(`${name}.`), {type: 'text', value: ` ${alt}`})];
  }
  const isWrong = hasMark(code, 'wrong');
  const lead = [title, isWrong ? 'Wrong' : undefined].filter(Boolean).join(' - ');
  const plain: Code = {...code, meta: null};
  return lead === '' ? [plain] : [paragraph(strong(`${lead}:`)), plain];
}
