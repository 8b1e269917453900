import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {exportSite} from './exportSite';

const site = {title: 'Docs', tagline: 'All about it', url: 'https://site.example'};
let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  for (const page of ['docs/faq.md', 'docs/abs.md', 'old/faq.md']) {
    fs.mkdirSync(path.dirname(path.join(siteDir, page)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, page), `Text of ${page}.\n`);
  }
});

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function doc(id: string, title: string, base: string, folder: string) {
  return {
    id,
    title,
    description: `About ${id}.`,
    permalink: `${base}${id}`,
    source: `@site/${folder}/${id}.md`,
  };
}

/** What the docs plugin has loaded, as far as the export reads it. */
const content = {
  loadedVersions: [
    {
      label: '0.2.0',
      isLast: true,
      banner: null,
      path: '/docs/',
      docs: [doc('faq', 'FAQ', '/docs/', 'docs'), doc('abs', 'abs', '/docs/', 'docs')],
      sidebars: {
        RunAll: [
          {
            type: 'category',
            label: 'Commands',
            link: {type: 'generated-index', title: 'All commands', permalink: '/docs/category/c'},
            items: [
              {type: 'doc', id: 'abs'},
              {type: 'link', label: 'Elsewhere', href: 'https://qodly.com'},
            ],
          },
          {type: 'doc', id: 'abs'},
        ],
      },
    },
    {
      label: '0.1.0',
      isLast: false,
      banner: 'unmaintained',
      path: '/docs/0.1.0',
      docs: [doc('faq', 'FAQ', '/docs/0.1.0/', 'old')],
      sidebars: {},
    },
  ],
} as unknown as LoadedContent;

test('writes each page, an index and everything in one file for each version', () => {
  expect([...exportSite(content, siteDir, site).files().keys()]).toEqual([
    '/docs/category/c.md',
    '/docs/abs.md',
    '/docs/faq.md',
    '/docs/0.1.0/faq.md',
    '/docs/llms.txt',
    '/docs/llms-full.txt',
    '/docs/0.1.0/llms.txt',
    '/docs/0.1.0/llms-full.txt',
  ]);
});

test('the index lists every page once, by section, and leads to the other versions', () => {
  const index = exportSite(content, siteDir, site).files().get('/docs/llms.txt');
  expect(index?.split('\n\n').slice(3)).toEqual([
    '## Run All / Commands',
    '- [All commands](https://site.example/docs/category/c.md)\n- [abs](https://site.example/docs/abs.md): About abs.',
    '## More',
    '- [FAQ](https://site.example/docs/faq.md): About faq.',
    '## Other versions',
    '- [0.1.0 (no longer maintained)](https://site.example/docs/0.1.0/llms.txt)\n',
  ]);
});

test('the complete file holds the pages of its version, and no others', () => {
  const full = exportSite(content, siteDir, site).files().get('/docs/llms-full.txt');
  expect(full?.match(/^# .*$/gm)).toEqual([
    '# Docs 0.2.0 (latest)',
    '# All commands',
    '# abs',
    '# FAQ',
  ]);
  expect(full).toContain('Text of docs/faq.md.');
  expect(full).not.toContain('Text of old/faq.md.');
});

test('gives one page by its address, and nothing for an unknown one', () => {
  const {page} = exportSite(content, siteDir, site);
  expect(page('/docs/0.1.0/faq.md')).toContain('Text of old/faq.md.');
  expect(page('/docs/faq')).toBeUndefined();
});

test('the same content gives the same bytes', () => {
  const files = () => [...exportSite(content, siteDir, site).files()];
  expect(files()).toEqual(files());
});
