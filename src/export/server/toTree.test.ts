import {expect, test} from 'vitest';
import {exportedPage} from '../../../tests/support/exportedPage';
import {toTree} from './toTree';
import {toMarkdown} from './writeMarkdown';

const context = {
  siteDir: '/site',
  baseUrl: '/docs/',
  siteUrl: 'https://site.example',
  permalinks: new Map(),
};

const version = {label: '0.2.0', name: '0.2.0 (latest)', path: '/docs/'};
const notice =
  "This is about Qodly 0.2.0 only. Don't answer from another version. All pages of 0.2.0: <https://site.example/docs/llms.txt>";

test('begins with the title, description, version, URL, and index of the version', () => {
  expect(exportedPage('---\ntitle: Page\n---\n\nText', 'What it is for.')).toBe(
    `# Page\n\n> What it is for.\n\nVersion 0.2.0 (latest): <https://site.example/docs/page>\n\n${notice}\n\nText\n`,
  );
});

test('writes the description only once if it is also the first paragraph', () => {
  expect(exportedPage('---\ntitle: Page\n---\n\nReturns `a`.\n\nText', 'Returns a.')).toBe(
    `# Page\n\n> Returns \`a\`.\n\nVersion 0.2.0 (latest): <https://site.example/docs/page>\n\n${notice}\n\nText\n`,
  );
});

test('finds the description below a badge', () => {
  const page = exportedPage('<Since version="0.2.0"/>\n\nReturns a.\n\nText', 'Returns a.');
  expect(page).toMatch(/> Returns a\.\n\nVersion .*\n\n.*\n\n_Since 0\.2\.0_\n\nText\n$/);
});

test('writes a category page as a list of its items', () => {
  const entries = [
    {title: 'Blob', url: '/docs/BlobClass', description: 'Bytes.'},
    {title: 'Elsewhere', url: 'https://qodly.com', description: ''},
  ];
  const page = {title: 'Classes', description: '', permalink: '/docs/c', version, entries};
  expect(toMarkdown(toTree(page, context))).toBe(
    `# Classes\n\nVersion 0.2.0 (latest): <https://site.example/docs/c>\n\n${notice}\n\n- [Blob](https://site.example/docs/BlobClass): Bytes.\n- [Elsewhere](https://qodly.com)\n`,
  );
});
