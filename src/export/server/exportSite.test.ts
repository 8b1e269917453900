import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {content, site} from '../../../tests/support/exportedContent';
import {exportSite} from './exportSite';

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

/** Returns the text of an exported file. */
function textOf(pathname: string): string {
  const file = exportSite(content, siteDir, site).files().get(pathname);
  return typeof file === 'string' ? file : '';
}

test('writes each page, and for each version an index, lists, a complete file, and a zip', () => {
  expect([...exportSite(content, siteDir, site).files().keys()]).toEqual([
    '/docs/category/c.md',
    '/docs/abs.md',
    '/docs/faq.md',
    '/docs/llms.txt',
    '/docs/llms/run-all.txt',
    '/docs/llms/more.txt',
    '/docs/llms-full.txt',
    '/docs/qodly-docs-0.2.0.zip',
    '/docs/0.1.0/faq.md',
    '/docs/0.1.0/llms.txt',
    '/docs/0.1.0/llms/more.txt',
    '/docs/0.1.0/llms-full.txt',
    '/docs/qodly-docs-0.1.0.zip',
  ]);
});

test('the index links to lists of pages, names the pages, and links to the other versions', () => {
  expect(textOf('/docs/llms.txt').split('\n\n').slice(4)).toEqual([
    '## Run All',
    '- [Pages](https://site.example/docs/llms/run-all.txt): All commands, abs (words)',
    '## More',
    '- [Pages](https://site.example/docs/llms/more.txt): FAQ (words)',
    '## Other versions',
    '- [0.1.0 (no longer maintained)](https://site.example/docs/0.1.0/llms.txt)\n',
  ]);
  expect(textOf('/docs/llms/run-all.txt')).toContain(
    '- [All commands](https://site.example/docs/category/c.md)\n- [abs](https://site.example/docs/abs.md): About abs. Also: abs in other words.\n',
  );
});

test('the index of another version links only to that version', () => {
  expect(textOf('/docs/0.1.0/llms.txt').match(/\]\(\S+\)/g)).toEqual([
    '](https://site.example/docs/0.1.0/llms/more.txt)',
  ]);
});

test('the index names every page in a long section, and its list describes each page', () => {
  const titles = Array.from({length: 199}, (_, number) => `About number ${number}`);
  const [version] = content.loadedVersions;
  const docs = titles.map((title, number) => ({
    ...version?.docs[0],
    title,
    permalink: `/docs/${number}`,
  }));
  const long = {loadedVersions: [{...version, docs, sidebars: {}}]} as unknown as LoadedContent;
  const files = exportSite(long, siteDir, site).files();
  expect(files.get('/docs/llms.txt')).toContain(
    `## More\n\n- [Pages](https://site.example/docs/llms/more.txt): ${titles.join(', ')}\n`,
  );
  expect(files.get('/docs/llms/more.txt')).toContain(
    '\n- [About number 198](https://site.example/docs/198.md): About faq. Also: faq in other words.\n',
  );
});

test('a list is filled with keywords up to the length that agents read', () => {
  const [version] = content.loadedVersions;
  const docs = Array.from({length: 199}, (_, number) => ({
    ...version?.docs[0],
    permalink: `/docs/${number}`,
    frontMatter: {keywords: Array.from({length: 40}, (_, word) => `word ${word}`)},
  }));
  const wordy = {loadedVersions: [{...version, docs, sidebars: {}}]} as unknown as LoadedContent;
  const list = exportSite(wordy, siteDir, site).files().get('/docs/llms/more.txt');
  expect(list).toContain('Also: word 0, word 1, ');
  expect(list?.length).toBeGreaterThan(45_000);
  expect(list?.length).toBeLessThan(50_000);
});

test('the complete file contains only the pages in its version', () => {
  const full = textOf('/docs/llms-full.txt');
  expect(full.match(/^# .*$/gm)).toEqual([
    '# Docs 0.2.0 (latest)',
    '# All commands',
    '# abs',
    '# FAQ',
  ]);
  expect(full).toContain('Text of docs/faq.md.');
  expect(full).not.toContain('Text of old/faq.md.');
});

test('returns a page by its path, and undefined for an unknown path', () => {
  const {page} = exportSite(content, siteDir, site);
  expect(page('/docs/0.1.0/faq.md')).toContain('Text of old/faq.md.');
  expect(page('/docs/faq')).toBeUndefined();
});

test('the same content produces the same bytes', () => {
  const files = () => [...exportSite(content, siteDir, site).files()];
  expect(files()).toEqual(files());
});
