import path from 'node:path';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import {pageInFile, readSite} from '../content/site/site';
import {sharedTree} from './versionPages';

const source = '---\ntitle: A\n---\n\nA :30 ~~word~~.\n';

function makeSite(): {siteDir: string; file: string} {
  const siteDir = temporarySite({'a.md': source});
  const file = path.join(siteDir, 'docs/a.md');
  return {siteDir, file};
}

test("compiles a page from a copy of the site's tree", async () => {
  const {siteDir, file} = makeSite();
  const {tree} = pageInFile(readSite(siteDir), file);
  const before = structuredClone(tree);
  tree.children.push({type: 'heading', depth: 2, children: [{type: 'text', value: 'Shared'}]});
  const html = await renderPage(source, [[sharedTree, {siteDir}]], file);
  expect(html).toBe(`${await renderPage(source, [])}\n<h2>Shared</h2>`);
  expect(tree.children.slice(0, -1)).toEqual(before.children);
});

test('parses source text that differs from the file', async () => {
  const {siteDir, file} = makeSite();
  expect(await renderPage('Other', [[sharedTree, {siteDir}]], file)).toBe('<p>Other</p>');
});
