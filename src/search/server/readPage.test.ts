import {expect, test} from 'vitest';
import {pageAt} from '../../content/site/site';
import {testSite} from '../../../tests/support/testSite';
import {readDocs, readPage, sourcesOf} from './readPage';
import type {Section} from './sections';

function read(
  source: string,
  others: Record<string, string> = {},
  keywords: Record<string, string[]> = {},
): Section[] {
  const entries = Object.entries(keywords).map(([address, phrases]) => ({
    ...{file: '', line: 1},
    address,
    phrases,
  }));
  const site = {
    ...testSite({next: {'page.md': source, ...others}}),
    keywords: {entries, errors: []},
  };
  const page = site.versions[0] && pageAt(site.versions[0], 'page.md');
  if (!page) {
    throw new Error('There is no page.');
  }
  return readPage(page, site);
}

const textOf = (source: string) => read(source)[0]?.text;

test("reads a page's sections", () => {
  const source = [
    '---\ntitle: File\nkind: class\n---',
    'A file on disk.',
    '## `.open()`',
    '```qs signature\n.open() : object\n```',
    '<Since version="0.2.0"/>',
    'Opens it.',
    '```qs\nfile.open()\n```',
  ].join('\n\n');
  const keywords = {page: ['a file'], 'page#open': ['open a file', 'fopen']};
  expect(read(source, {}, keywords)).toMatchObject([
    {title: 'File', hash: '', text: 'A file on disk.', keywords: []},
    {
      title: '.open()',
      hash: '#open',
      text: 'Opens it.',
      code: 'file.open()\n',
      signature: '.open() : object',
      since: '0.2.0',
      keywords: ['open a file', 'fopen'],
    },
  ]);
});

test('turns each table row except the header into a sentence', () => {
  const table =
    '| Case | | Result | Code |\n|---|:-:|---|---|\n| `no` file | → | an **Error** | 43 |\n| one | ← | it | - |';
  expect(textOf(table)).toBe('no file: an Error, 43. one: it.');
});

test('turns each term in the FAQ page’s list into a section titled with a question', () => {
  const list =
    '## Terms\n\nWords.\n\n| Term | Meaning |\n|---|---|\n| [entity selection](./a.md), Entity selection, Set | A set. |\n\n## Next';
  const site = testSite({next: {'faq.md': list, 'other.md': list}});
  const sectionsOf = (file: string) => {
    const page = site.versions[0] && pageAt(site.versions[0], file);
    return page && readPage(page, site).map(({title, hash, text}) => [title, hash, text]);
  };
  expect(sectionsOf('faq.md')).toEqual([
    ['faq', '', ''],
    ['Terms', '#terms', 'Words.'],
    ['What is an entity selection?', '#term-entity-selection', 'A set. Also called Set.'],
    ['Next', '#next', ''],
  ]);
  expect(sectionsOf('other.md')).toHaveLength(3);
});

test('leaves out tab labels, drawings, and samples', () => {
  const source = [
    'Send it:',
    '<Tabs groupId="client">\n<TabItem value="http" label="HTTP">\n\nAs text.\n\n```http\nGET /rest\n```\n\n</TabItem>\n</Tabs>',
    '```screen title="Outline"\npanel: Outline\n```',
  ].join('\n\n');
  expect(read(source)).toMatchObject([{text: 'Send it: As text.', code: 'GET /rest\n'}]);
});

test('reads the text and the version of an element on one line', () => {
  expect(read('<Changed version="0.2.0">It is faster.</Changed>')[0]?.text).toBe('It is faster.');
  expect(read('Since <Since version="0.2.0"/>.')[0]?.since).toBe('0.2.0');
});

test('a paragraph keeps its colons, and blocks without a period get one', () => {
  expect(textOf('At 10:30, ask **Save**\n\n- one\n- two')).toBe('At 10:30, ask Save. one. two.');
});

test('treats a name that fills a cell as a definition, except in a parameter table', () => {
  const table = (header: string) =>
    `| ${header} | Text |\n|---|---|\n| \`==\`, \`!=\` | a text \`no\` |\n| **Start Page** | Choose **Save**. |`;
  expect(read(table('Sign'))[0]).toMatchObject({
    definitions: ['==', '!=', 'Start Page'],
    labels: ['Start Page', 'Save'],
  });
  expect(read(table('Parameter'))[0]?.definitions).toEqual([]);
});

test('skips sections that repeat others', () => {
  const source = '## Examples\n\n### Read\n\nReads.\n\n## Members\n\nA.\n\n## See also\n\nB.';
  expect(read(source).map(({title}) => title)).toEqual(['page', 'Examples', 'Read']);
});

test('includes partials in the text and in the sources', () => {
  const source = "import Limits from './_limits.md';\n\nText.\n\n<Limits/>";
  const partial = 'At most 8.\n\n## More';
  expect(read(source, {'_limits.md': partial})).toMatchObject([
    {text: 'Text. At most 8.'},
    {title: 'More', hash: '#more'},
  ]);
  const site = testSite({next: {'page.md': source, '_limits.md': partial}});
  const [page] = site.versions[0]?.pages ?? [];
  expect(page && sourcesOf(page, site)).toEqual([source, partial]);
});

test('a page is read again when its keywords change', () => {
  const site = testSite({next: {'page.md': '## Open\n\nOpens it.'}});
  const file = site.versions[0]?.pages[0]?.file ?? '';
  const details = {tag: '', route: '', kind: 'page', tags: [], description: ''} as const;
  const source = {...details, tags: [], categories: [], names: new Map(), file};
  const keywordsFor = (phrase: string) => {
    const entries = [{file: '', line: 1, address: 'page#open', phrases: [phrase]}];
    const [page] = readDocs([source], {...site, keywords: {entries, errors: []}});
    return page?.sections[1]?.keywords;
  };
  expect(keywordsFor('fopen')).toEqual(['fopen']);
  expect(keywordsFor('open a file')).toEqual(['open a file']);
});
