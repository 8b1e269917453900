import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import {nodesOf} from '../content/page/nodes';
import {parsePage} from '../content/page/parsePage';
import pageChanges, {changedPageList} from './pageChanges';

const pages = {
  'versions.json': '["a"]',
  'docs/notes/b.md': '<PageChanges from="a" to="next"/>',
  'docs/faq.md': '---\ntitle: FAQ\n---\n\n## Size\n\nAt most 20 MB.',
  'docs/same.md': 'Same.',
  'versioned_docs/version-a/faq.md': '## Size\n\nAt most 10 MB.',
  'versioned_docs/version-a/same.md': 'Same.',
};

/** Returns `docs/notes/b.md` after the transform. */
function transform(plugin: typeof pageChanges): Root {
  const siteDir = temporaryFolder(pages);
  const tree = parsePage(pages['docs/notes/b.md']);
  const file = new VFile({path: path.join(siteDir, 'docs/notes/b.md'), cwd: siteDir});
  unified().use(plugin, {siteDir}).runSync(tree, file);
  return tree;
}

test('adds a collapsed block for each changed page, with a link to the page and its differences', () => {
  const tree = transform(pageChanges);
  expect(nodesOf(tree, 'mdxJsxFlowElement').map(({name}) => name)).toEqual(['details', 'summary']);
  expect(toString(tree)).toBe('FAQ: one passagePage: FAQSize: At most 1020 MB.');
  expect(nodesOf(tree, 'link').map(({url}) => url)).toEqual(['../faq.md']);
  expect(
    nodesOf(tree, 'mdxJsxTextElement').map((node) => `${node.name} ${toString(node)}`),
  ).toEqual(['del 10', 'ins 20']);
});

test('only lists the pages for Markdown', () => {
  const tree = transform(changedPageList);
  expect(tree.children.map(({type}) => type)).toEqual(['list']);
  expect(toString(tree)).toBe('FAQ: one passage');
});
