import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {exportSite} from './exportSite';

/** The configuration of a site to export. */
const site = {
  title: 'Docs',
  tagline: 'All about it',
  url: 'https://site.example',
  baseUrl: '/docs/',
};

/** Returns a page's metadata. */
function doc(id: string, title: string, base: string, folder: string) {
  return {
    id,
    title,
    description: `About ${id}.`,
    permalink: `${base}${id}`,
    source: `@site/${folder}/${id}.md`,
  };
}

/** Two versions, with only the parts of the docs plugin's content that the export reads. */
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

const siteDir = temporaryFolder({
  'versions.json': '[]',
  'docs/faq.md': 'Text of docs/faq.md.\n',
  'docs/abs.md': 'Text of docs/abs.md.\n',
  'old/faq.md': 'Text of old/faq.md.\n',
});

/** Returns the text of an exported file. */
function textOf(pathname: string): string {
  return exportSite(content, siteDir, site).files().get(pathname) ?? '';
}

test('writes each page, and for each version an index and lists', () => {
  expect([...exportSite(content, siteDir, site).files().keys()]).toEqual([
    '/docs/category/c.md',
    '/docs/abs.md',
    '/docs/faq.md',
    '/docs/llms.txt',
    '/docs/llms/run-all.txt',
    '/docs/llms/more.txt',
    '/docs/0.1.0/faq.md',
    '/docs/0.1.0/llms.txt',
    '/docs/0.1.0/llms/more.txt',
  ]);
});

test('the index links to lists of pages, names the pages, and links to the other versions', () => {
  expect(textOf('/docs/llms.txt').split('\n\n').slice(3)).toEqual([
    '## Run All',
    '- [Pages](https://site.example/docs/llms/run-all.txt): All commands, abs',
    '## More',
    '- [Pages](https://site.example/docs/llms/more.txt): FAQ',
    '## Other versions',
    '- [0.1.0 (no longer maintained)](https://site.example/docs/0.1.0/llms.txt)\n',
  ]);
  expect(textOf('/docs/llms/run-all.txt')).toContain(
    '- [All commands](https://site.example/docs/category/c.md)\n- [abs](https://site.example/docs/abs.md): About abs.\n',
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
    '\n- [About number 198](https://site.example/docs/198.md): About faq.\n',
  );
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
