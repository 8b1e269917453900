import path from 'node:path';
import {createElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite, writeFiles} from '../../tests/support/temporaryFolder';
import commandList from './commandList';

const components = {
  ListFilter: ({children}: {children: ReactNode}) => createElement('div', {}, children),
};

test('lists the command pages by theme, with descriptions and signatures', async () => {
  const phrases = ':\n  - sine\n  - SINUS\n  - of an angle\n';
  const page = (theme: string, description: string, signature: string) =>
    `---\ntitle: x\ndescription: ${description}\nkind: command\ntheme: ${theme}\n---\n\n\`\`\`qs signature\n${signature}\n\`\`\`\n`;
  const siteDir = temporarySite({
    'language/commands/sin.md': page('Math', 'Returns a sine.', 'sin(n : number)'),
    'language/commands/abs.md': page('Math', 'Returns a value.', 'abs(n : number)'),
    'language/commands/aTan.md': page('Math', 'Returns an angle.', 'aTan(n : number)'),
    'language/commands/bool.md': page('Boolean', 'Converts.', 'bool(n : any)'),
    'language/commands/command-list.md': '---\nkind: page\n---\n',
  });
  writeFiles(siteDir, {
    'src/content/keywords/commands.yaml': ['abs', 'bool', 'sin']
      .map((name) => `language/commands/${name}${phrases}`)
      .join(''),
  });
  const list = path.join(siteDir, 'docs/language/commands/command-list.md');
  const html = await renderPage('<CommandList/>', [[commandList, {siteDir}]], list, components);
  expect(html.match(/<h2>[^<]*|href="[^"]*"/g)).toEqual([
    '<h2>Boolean',
    'href="./bool.md"',
    '<h2>Math',
    'href="./abs.md"',
    'href="./aTan.md"',
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
