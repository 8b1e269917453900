import path from 'node:path';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import signatures from './signatures';
import typeLinks from './typeLinks';

const dataTypes = [
  '| Type | Declaration |',
  '|---|---|',
  '| [number](./lang-number.md) | `var name : integer`, `var name : number` |',
  '| [blob](./lang-blob.md) | `var name : 4D.Blob` |',
].join('\n');

const siteDir = temporarySite({
  'language/FileClass.md': '---\nkind: class\n---\n',
  'language/basics/lang-data-types.md': dataTypes,
  'language/basics/lang-number.md': 'Numbers.\n',
});

const render = (signature: string, page = 'language/commands/page.md') =>
  renderPage(
    `\`\`\`qs signature\n${signature}\n\`\`\``,
    [signatures, [typeLinks, {siteDir}]],
    path.join(siteDir, 'docs', page),
  );

/** Returns the URLs of the linked types. */
const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test.each([
  ['a built-in class', 'open(a : 4D.File)', ['../FileClass.md']],
  ['a basic type', 'size(a : number)', ['../basics/lang-number.md']],
  [
    'a type that is only in the "Declaration" column',
    'size : Integer',
    ['../basics/lang-number.md'],
  ],
  [
    'each of several types',
    'size(a : 4D.File | integer)',
    ['../FileClass.md', '../basics/lang-number.md'],
  ],
  ['a class that the version lacks', 'open(a : 4D.TCPConnection)', []],
  ['a basic type without a page', 'size(a : blob, b : any)', []],
])('links %s to its page, if there is one', async (_, signature, expected) => {
  expect(hrefs(await render(signature))).toEqual(expected);
});

test('keeps the text of the signature', async () => {
  const html = await render('size(a : 4D.File | blob {, b : integer}) : number');
  expect(html.replace(/<[^>]+>/g, '')).toBe('size(a : 4D.File | blob {, b : integer}) : number');
});

test("doesn't link a type on its own page", async () => {
  expect(hrefs(await render('.copy() : 4D.File', 'language/FileClass.md'))).toEqual([]);
});

test("doesn't link types on pages outside the language reference", async () => {
  expect(hrefs(await render('size(a : number)', 'studio/page.md'))).toEqual([]);
});

test('keeps type links in the tab order', async () => {
  expect(await render('size(a : number) : integer')).not.toContain('tabindex');
});

test("also links the types in a signature's table", async () => {
  const table = ['| Parameter | Type | | Description |', '|---|---|:-:|---|'];
  const rows = ['| a | 4D.File, blob | → | What to open |', '| Result | integer | ← | The size |'];
  const page = [
    '```qs signature',
    'size(a : 4D.File, blob) : integer',
    '```',
    '',
    ...table,
    ...rows,
  ];
  const html = await renderPage(
    page.join('\n'),
    [signatures, [typeLinks, {siteDir}]],
    path.join(siteDir, 'docs/language/commands/page.md'),
  );
  const cells = html.slice(html.indexOf('<table'));
  expect(hrefs(cells)).toEqual(['../FileClass.md', '../basics/lang-number.md']);
  expect(cells.replace(/<[^>]+>/g, ' ')).toMatch(/4D.File\s+,\s+blob/);
});
