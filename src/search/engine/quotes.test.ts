import {describe, expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {Searcher} from './answer';
import {hasPhrases, readQuotes} from './quotes';

describe('reads quoted phrases', () => {
  test.each([
    ['"page size"', 'page size', ['page size']],
    ['grid "Page  Size" rows', 'grid page size rows', ['page size']],
    ['“page size”', 'page size', ['page size']],
    ['"one two" "three"', 'one two three', ['one two', 'three']],
    ['"page si', 'page si', ['page si']],
  ])('%s', (query, text, phrases) => {
    const read = readQuotes(query);
    expect(read?.text.toLowerCase()).toBe(text);
    expect(read?.phrases.map(({words}) => words.join(' '))).toEqual(phrases);
  });

  test.each(['page size', 'query("name = :1")', '""', "don't", 'if (name == "Smith")'])(
    'not in %s',
    (query) => {
      expect(readQuotes(query)).toBeUndefined();
    },
  );
});

describe('a phrase occurs in a text', () => {
  const has = (query: string, ...texts: string[]) =>
    hasPhrases(texts, readQuotes(query)?.phrases ?? []);

  test('word for word, whatever the case and the signs between', () => {
    expect(has('"page size"', 'The Page-size.')).toBe(true);
    expect(has('"page size"', 'The size of a page')).toBe(false);
    expect(has('"page size"', 'many page sizes')).toBe(false);
  });

  test('up to the typed part, while the reader types', () => {
    expect(has('"page si', 'the page size')).toBe(true);
  });

  test('not across texts', () => {
    expect(has('"page size"', 'the page', 'size of it')).toBe(false);
  });
});

test('documents that may contain a phrase are those with all its words', () => {
  const searcher = new Searcher(
    testIndex([
      testPage('/a', 'Grid', 'The page size of the grid.'),
      testPage('/b', 'Page', 'A page of the app.'),
      testPage('/c', 'Size', 'The size of the window.'),
    ]),
  );
  const read = readQuotes('"page size"');
  const routes = read && searcher.answerQuoted(read).map(({document}) => document.sectionRoute);
  expect(routes).toEqual(['/a']);
});

test('a query without results gets the nearest names', () => {
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
