import path from 'node:path';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import linkNames from './linkNames';
import signatures from './signatures';

function classPage(...members: string[]): string {
  const sections = members.map(
    (name) => `## \`.${name}()\`\n\n\`\`\`qs signature\n.${name}() : object\n\`\`\``,
  );
  return ['---\nkind: class\n---', ...sections].join('\n\n');
}

function commandPage(signature: string): string {
  return `---\nkind: command\n---\n\n\`\`\`qs signature\n${signature}\n\`\`\`\n`;
}

const ambiguous = ['file', 'folder', 'false', 'log', 'true', 'type'];

const siteDir = temporarySite({
  ...Object.fromEntries(
    ambiguous.map((name) => [`language/commands/${name}.md`, commandPage(`${name} : integer`)]),
  ),
  'language/commands/replaceString.md': commandPage('replaceString(source : string) : string'),
  'language/commands/string.md': commandPage('string(expression : any) : string'),
  'language/commands/position.md': commandPage('position(find : string) : integer'),
  'language/EntitySelectionClass.md': classPage('orderBy', 'query'),
  'language/CollectionClass.md': classPage('query', 'push'),
  'language/ZipFileClass.md': '---\ntitle: ZIPFile\nkind: class\n---\n',
});

async function hrefs(text: string, page = 'language/basics/lang-text.md'): Promise<string[]> {
  const html = await renderPage(
    text,
    [signatures, [linkNames, {siteDir}]],
    path.join(siteDir, 'docs', page),
  );
  return [...html.matchAll(/<a href="([^"#]*(?:#[a-z]+)?)"/g)].map((match) => match[1] ?? '');
}

test.each([
  ['`replaceString`', '../commands/replaceString.md'],
  ['`replaceString()`', '../commands/replaceString.md'],
  ['`string()`', '../commands/string.md'],
  ['`EntitySelection`', '../EntitySelectionClass.md'],
  ['`4D.EntitySelection`', '../EntitySelectionClass.md'],
  ['`4D.ZipFile`', '../ZipFileClass.md'],
  ['an entity selection has `.orderBy()`', '../EntitySelectionClass.md#orderby'],
  [
    'its `.orderBy()`. A sample: `people : 4D.EntitySelection`',
    '../EntitySelectionClass.md#orderby',
  ],
  ['`entitySelection.query()`', '../EntitySelectionClass.md#query'],
  ['`Collection.query()`', '../CollectionClass.md#query'],
])('links %s', async (text, target) => {
  expect(await hrefs(`See ${text}.`)).toEqual([target]);
});

test('links types in a parameter table', async () => {
  const page = [
    '```qs signature\nsel(from : 4D.EntitySelection)\n```',
    '| Parameter | Type | | Description |\n|---|---|:-:|---|\n| from | 4D.EntitySelection | → | x |',
  ].join('\n\n');
  expect(await hrefs(page)).toContain('../EntitySelectionClass.md');
});

test.each([
  ['a type', '`string`'],
  ['names that usually mean something else', ambiguous.map((name) => `\`${name}\``).join()],
  ['a member of several classes', '`.query()` of an entity selection or a collection'],
  ['a member of a class that the section does not mention', '`.orderBy()`'],
  ['a CSS class', '## CSS classes\n\n`.orderBy` of an entity selection'],
  ["code that isn't a name", '`salary * 2`, `unknown()`, `Employee`'],
  ['a heading', '## `replaceString`'],
  ['a link', '[`replaceString`](https://qodly.com)'],
])('leaves alone %s', async (_, text) => {
  expect((await hrefs(text)).filter((href) => href.endsWith('.md'))).toEqual([]);
});

test('leaves alone the page itself', async () => {
  expect(await hrefs('`replaceString`', 'language/commands/replaceString.md')).toEqual([]);
  expect(await hrefs('`.query()`', 'language/CollectionClass.md')).toEqual([]);
});

test('leaves alone a name that the page uses for a property', async () => {
  expect(await hrefs('`position`\n\n| Property | Use |\n|---|---|\n| `position` | x |')).toEqual(
    [],
  );
});

test('leaves alone the second mention in a paragraph, but not a mention in the next paragraph', async () => {
  const text = '`replaceString` and `replaceString()`\n\n`replaceString`';
  expect(await hrefs(text)).toHaveLength(2);
});

test('gives a link the signature as its title, and the id of its card', async () => {
  const html = await renderPage(
    '`replaceString`',
    [[linkNames, {siteDir}]],
    path.join(siteDir, 'docs/faq.md'),
  );
  expect(html).toContain('title="replaceString(source : string) : string"');
  expect(html).toContain('data-reference="language/commands/replaceString"');
});
