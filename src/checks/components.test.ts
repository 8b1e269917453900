import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {Page} from '../content/page/page';
import {markdownForms} from '../export/server/writeComponents';
import {components, listWritersComponents} from './components';

test('a page without a Markdown export may contain HTML and expressions', () => {
  const site = testSite({next: {}});
  const file = path.join(site.directory, 'src/pages/style.mdx');
  const page = (source: string) => new Page({file, path: 'src/pages/style.mdx', source});
  expect(components(page('<kbd id="x">F1</kbd> {1 + 1}'), site)).toEqual([]);
  expect(components(page('<Sinse/>'), site)).toHaveLength(1);
});

const stylePage = fs.readFileSync(path.resolve(__dirname, '../pages/markdown-page.mdx'), 'utf8');

test.each(listWritersComponents())('the style page and exported pages show <%s>', (name) => {
  expect(stylePage).toMatch(new RegExp(`^<${name}\\b`, 'm'));
  expect(markdownForms).toHaveProperty(name);
});
