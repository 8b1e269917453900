import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {Searcher} from './answer';
import {hasPhrases, readQuotes} from './quotes';

test.each([
  ['"page size"', 'page size', ['page size']],
  ['grid "Page  Size" rows', 'grid page size rows', ['page size']],
  ['“page size”', 'page size', ['page size']],
  ['"one two" "three"', 'one two three', ['one two', 'three']],
  ['"page si', 'page si', ['page si']],
])('reads quoted phrases %s', (query, text, phrases) => {
  const quoted = readQuotes(query);
  expect(quoted?.text.toLowerCase()).toBe(text);
  expect(quoted?.phrases.map(({words}) => words.join(' '))).toEqual(phrases);
});

test.each(['page size', 'query("name = :1")', '""', "don't", 'if (name == "Smith")'])(
  'reads quoted phrases finds none in %s',
  (query) => {
    expect(readQuotes(query)).toBeUndefined();
  },
);

const has = (query: string, ...texts: string[]) =>
  hasPhrases(texts, readQuotes(query)?.phrases ?? []);

test('a phrase occurs word for word, regardless of case and punctuation', () => {
  expect(has('"page size"', 'The Page-size.')).toBe(true);
  expect(has('"page size"', 'The size of a page')).toBe(false);
  expect(has('"page size"', 'many page sizes')).toBe(false);
});

test('a phrase occurs with a partial last word, while the reader types', () => {
  expect(has('"page si', 'the page size')).toBe(true);
});

test("a phrase doesn't span sections", () => {
  expect(has('"page size"', 'the page', 'size of it')).toBe(false);
});

test('only documents with all the words in a phrase can contain it', () => {
  const searcher = new Searcher(
    testIndex([
      testPage('/a', 'Grid', 'The page size of the grid.'),
      testPage('/b', 'Page', 'A page of the app.'),
      testPage('/c', 'Size', 'The size of the window.'),
    ]),
  );
  const quoted = readQuotes('"page size"');
  const routes = quoted && searcher.answerQuoted(quoted).map(({document}) => document.sectionRoute);
  expect(routes).toEqual(['/a']);
});

test('a query without results gets the most similar names', () => {
  const searcher = new Searcher(
    testIndex([
      testPage('/commands/convertPicture', 'convertPicture', 'Converts.', {kind: 'command'}),
      testPage('/commands/abs', 'abs', 'A value.', {kind: 'command'}),
    ]),
  );
  expect(searcher.answer('cnvrtPctr', 8).hits).toEqual([]);
  const nearest = searcher.answerNearest('cnvrtPctr', 8).map(({document}) => document.title);
  expect(nearest).toEqual(['convertPicture']);
  expect(searcher.answerNearest('qqqqxxxxzzzz', 8)).toEqual([]);
});
