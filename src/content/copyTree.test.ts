import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {copyTree} from './copyTree';
import {nodesOf} from './nodes';
import {parsePage} from './parsePage';

const source =
  '# Title\n\n| a | b |\n|---|:-:|\n| `1` | <Since version={/1/.source}/> |\n\n{1 + 1}\n';

test('a copy equals the tree, but is a different object', () => {
  const tree = parsePage(source);
  const copied = copyTree(tree);
  expect(copied).toEqual(tree);
  for (const node of nodesOf(copied, 'heading', 'table', 'tableCell', 'inlineCode')) {
    expect(nodesOf(tree, node.type)).not.toContain(node);
  }
});

test('also copies the code of expressions', () => {
  const tree = parsePage(source);
  const programs = (root: Root) => nodesOf(root, 'mdxFlowExpression').map(({data}) => data?.estree);
  const [copied] = programs(copyTree(tree));
  copied?.body.pop();
  expect(programs(tree)[0]?.body).toHaveLength(1);
});
