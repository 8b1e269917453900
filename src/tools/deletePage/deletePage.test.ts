import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {applyChanges} from '../fileChanges';
import {changedLines, deletePage} from './deletePage';

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite({
    'docs/old.md': validPage('Text.'),
    'docs/new.md': validPage('Text.'),
    'docs/rest/calls.md': validPage('See [old](../old.md).'),
    'versioned_docs/version-2.0.0/old.md': validPage('Text.'),
    'versioned_docs/version-2.0.0/new.md': validPage('See [old](old.md).'),
    'sidebars.ts': "export default {\n  Run: [\n    'old',\n    'new',\n  ],\n};\n",
    'versioned_sidebars/version-2.0.0-sidebars.json': '{"Run": ["old", "new"]}',
    'tests/build/routes/next.txt': 'new\nold\nrest/calls\n',
    'src/addresses/movedPages.json': '{"next": {"older": "old"}}',
    'src/content/keywords/pages.yaml': 'new:\n  - fresh\nold:\n  - stale\n',
  });
});

const inSite = (file: string) => path.join(site.directory, file);

function remove(file: string, replacement: string, allVersions = true): void {
  const read = readSite(site.directory);
  applyChanges(
    deletePage(read, {file: inSite(file), replacement: inSite(replacement), allVersions}),
  );
}

test('links to a deleted page and its old URL lead to the replacement', () => {
  remove('docs/old.md', 'docs/new.md');
  expect(site.exists('docs/old.md')).toBe(false);
  expect(site.exists('versioned_docs/version-2.0.0/old.md')).toBe(false);
  expect(site.read('docs/rest/calls.md')).toContain('[old](../new.md)');
  expect(site.read('sidebars.ts')).toBe("export default {\n  Run: [\n    'new',\n  ],\n};\n");
  expect(JSON.parse(site.read('versioned_sidebars/version-2.0.0-sidebars.json'))).toEqual({
    Run: ['new'],
  });
  expect(site.read('tests/build/routes/next.txt')).toBe('new\nrest/calls\n');
  expect(JSON.parse(site.read('src/addresses/movedPages.json'))).toEqual({
    next: {older: 'new', old: 'new'},
    '2.0.0': {old: 'new'},
  });
});

test("a page's keywords are deleted with the last version that has it", () => {
  remove('docs/old.md', 'docs/new.md', false);
  expect(site.read('src/content/keywords/pages.yaml')).toContain('old:\n  - stale\n');
  remove('versioned_docs/version-2.0.0/old.md', 'versioned_docs/version-2.0.0/new.md');
  expect(site.read('src/content/keywords/pages.yaml')).toBe('new:\n  - fresh\n');
});

test('the lines of the changed links are listed', () => {
  site.write('docs/new.md', validPage('See [old](old.md).'));
  const read = readSite(site.directory);
  const [file, replacement] = [inSite('docs/old.md'), inSite('docs/new.md')];
  const lines = changedLines(read, deletePage(read, {file, replacement, allVersions: false}));
  expect(lines).toEqual([
    'docs/new.md:8: See [old](./new.md).',
    'docs/rest/calls.md:8: See [old](../new.md).',
  ]);
});

test('partials and images that only the deleted page uses are also deleted', () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
  site.write('docs/img/own.svg', image);
  site.write('docs/img/partial.svg', image);
  site.write('docs/img/shared.svg', image);
  site.write('docs/_own.md', 'Text. ![A](img/partial.svg)\n');
  site.write('docs/_shared.md', 'Text.\n');
  const uses =
    "import Shared from './_shared.md'\n\n<Shared/>\n\n![A](img/shared.svg)\n\n![A][b]\n\n[b]: img/own.svg";
  site.write('docs/old.md', validPage(`import Own from './_own.md'\n${uses}\n\n<Own/>`));
  site.write('docs/new.md', validPage(uses.replace('own.svg', 'shared.svg')));
  site.git('add', '--all');
  remove('docs/old.md', 'docs/new.md');
  expect(
    ['own.svg', 'partial.svg', 'shared.svg'].filter((name) => site.exists(`docs/img/${name}`)),
  ).toEqual(['shared.svg']);
  expect(site.exists('docs/_own.md')).toBe(false);
  expect(site.exists('docs/_shared.md')).toBe(true);
});

test.each([
  ['docs/rest/cals.md', 'docs/new.md', /no page .* Did you mean docs\/rest\/calls\.md/],
  ['docs/old.md', 'docs/old.md', /another page/],
  [
    'docs/rest',
    'docs/new.md',
    /"docs\/rest" is a folder\. Name a page, such as docs\/rest\/calls\.md/,
  ],
  ['docs/old.md', 'docs/rest', /"docs\/rest" is a folder/],
  ['docs/old.md', 'versions.json', /no page "versions\.json"$/],
])('rejects %s replaced by %s, without changing anything', (file, replacement, message) => {
  expect(() => remove(file, replacement)).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});
