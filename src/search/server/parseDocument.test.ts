import fs from 'node:fs';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect, test, vi} from 'vitest';
import {parseDocument} from './parseDocument';

const parser = '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';

test('only one file imports the package', () => {
  const files = globSync('src/**/*.{ts,tsx,js}', {ignore: 'src/**/*.{d,test}.ts'});
  const importing = files.filter((file) =>
    /from '@easyops-cn|require\('@easyops-cn/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual(['src/search/server/parseDocument.ts']);
});

test('splits a page at its headings', () => {
  const $ = load(
    '<article><h1>Files</h1><p>All of them.</p><h2>One<a class="hash-link" href="#one"></a></h2><p>The first.</p></article>',
  );
  expect(parseDocument($)).toEqual({
    pageTitle: 'Files',
    sections: [
      {title: 'Files', hash: '', content: 'All of them.'},
      {title: 'One', hash: '#one', content: 'The first.'},
    ],
  });
});

test.each([
  ['is missing', undefined],
  ['returns something else', () => ({title: 'Files', parts: []})],
  ['returns different sections', () => ({pageTitle: 'Files', sections: [{heading: 'Files'}]})],
])('explains what to do when the parser %s after an upgrade', async (_, changed) => {
  vi.resetModules();
  vi.doMock(parser, () => ({parseDocument: changed}));
  const {parseDocument: parse} = await import('./parseDocument');
  expect(() => parse(load('<article></article>'))).toThrow(
    /Adapt src\/search\/server\/parseDocument\.ts/,
  );
  vi.doUnmock(parser);
  vi.resetModules();
});
