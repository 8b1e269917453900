import {expect, test} from 'vitest';
import {exportedPage} from '../../../tests/support/exportedPage';
import {exportPage} from './exportPage';

const notice = (url: string) =>
  `This is about Qodly 0.2.0 only. Don't answer from another version. All pages of 0.2.0: <https://site.example/docs/llms.txt>. This page: <https://site.example/docs/${url}>`;

test.each([
  ['the description', 'Text', 'What it is for.\n\nText'],
  ['no description that is also a paragraph', 'What it is for.\n\nText', 'What it is for.\n\nText'],
  [
    'no description that is a paragraph below a badge',
    '<Since version="0.2.0"/>\n\nWhat it is `for`.\n\nText',
    '_Since 0.2.0_\n\nWhat it is `for`.\n\nText',
  ],
])('begins with the title, one line for agents, and %s', (_, source, body) => {
  expect(exportedPage(`---\ntitle: Page\n---\n\n${source}`, 'What it is for.')).toBe(
    `# Page\n\n${notice('page')}\n\n${body}\n`,
  );
});

test('writes a category page as a list of its items', () => {
  const entries = [
    {title: 'Blob', url: '/docs/BlobClass', description: 'Bytes.'},
    {title: 'Elsewhere', url: 'https://qodly.com', description: ''},
  ];
  const version = {label: '0.2.0', name: '0.2.0 (latest)', path: '/docs/'};
  const page = {title: 'Classes', description: '', permalink: '/docs/c', version, entries};
  const context = {siteDir: '/site', siteUrl: 'https://site.example', permalinks: new Map()};
  expect(exportPage(page, context).text).toBe(
    `# Classes\n\n${notice('c')}\n\n- [Blob](https://site.example/docs/BlobClass): Bytes.\n- [Elsewhere](https://qodly.com)\n`,
  );
});
