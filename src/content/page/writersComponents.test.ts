import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {markdownForms} from '../../export/server/writeComponents';
import {listWritersComponents} from './writersComponents';

const stylePage = fs.readFileSync(path.resolve(__dirname, '../../pages/markdown-page.mdx'), 'utf8');

test.each(listWritersComponents())('the style page and exported pages show <%s>', (name) => {
  expect(stylePage).toMatch(new RegExp(`^<${name}\\b`, 'm'));
  expect(markdownForms).toHaveProperty(name);
});
