import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import commandList from './commandList';

const components = {
  ListFilter: ({children}: {children: ReactNode}) => createElement('div', {}, children),
};

test('lists the command pages by theme, with descriptions and signatures', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  const folder = path.join(siteDir, 'docs/language/commands');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  const page = (theme: string, description: string, signature: string) =>
    `---\ntitle: x\ndescription: ${description}\nkeywords: [sine, SINUS, of an angle]\nkind: command\ntheme: ${theme}\n---\n\n\`\`\`qs signature\n${signature}\n\`\`\`\n`;
  fs.writeFileSync(path.join(folder, 'sin.md'), page('Math', 'Returns a sine.', 'sin(n : number)'));
  fs.writeFileSync(
    path.join(folder, 'abs.md'),
    page('Math', 'Returns a value.', 'abs(n : number)'),
  );
  fs.writeFileSync(path.join(folder, 'bool.md'), page('Boolean', 'Converts.', 'bool(n : any)'));
  const list = path.join(folder, 'command-list.md');
  fs.writeFileSync(list, '---\nkind: page\n---\n');
  const html = await renderPage('<CommandList/>', [[commandList, {siteDir}]], list, components);
  expect(html.match(/<h2>[^<]*|href="[^"]*"/g)).toEqual([
    '<h2>Boolean',
    'href="./bool.md"',
    '<h2>Math',
    'href="./abs.md"',
    'href="./sin.md"',
  ]);
  expect(html).toContain('title="abs(n : number)"');
  expect(html).toContain('Returns a value.');
  // Phrases, and words that the line already contains, are omitted.
  expect(html.match(/data-words="[^"]*"/g)).toEqual([
    'data-words="sine sinus"',
    'data-words="sine sinus"',
    'data-words="sinus"',
  ]);
});
