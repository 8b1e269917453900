import {expect, test} from 'vitest';
import {nameParts, locateWords, splitQuery, tokenize} from './tokenize';

test('indexes a name as a whole and by its parts', () => {
  expect(tokenize('Use replaceString')).toEqual(['use', 'replacestring', 'replace', 'string']);
  expect(tokenize('HTTPRequest')).toEqual(['httprequest', 'http', 'request']);
  expect(tokenize('$filter')).toEqual(['$filter', 'filter']);
  expect(tokenize('kCharCodes')).toEqual(['kcharcodes', 'char', 'codes']);
});

test('keeps names in code whole', () => {
  expect(tokenize('employees.orderBy("name")', 'code')).toEqual(['employees', 'orderby', 'name']);
});

test('indexes standalone operators', () => {
  expect(tokenize('10 % 3 and `==`, not a==b or key: value')).toEqual(
    expect.arrayContaining(['%', '==']),
  );
  expect(tokenize('a key: value')).toEqual(['key', 'value']);
});

test('folds case and accents, and keeps versions', () => {
  expect(tokenize('Crème v0.2.16')).toEqual(['creme', '0.2.16']);
});

test('finds no parts in a plain word', () => {
  expect(nameParts('string')).toEqual([]);
});

test('keeps single letters in a query only when they might matter', () => {
  expect(splitQuery('a:b')).toEqual(['a', 'b']);
  expect(splitQuery('sort a collection')).toEqual(['sort', 'collection']);
  expect(splitQuery('sort c')).toEqual(['sort', 'c']);
});

test('returns the positions of words', () => {
  expect(locateWords('a Crème')).toEqual([
    {start: 0, end: 1, term: 'a'},
    {start: 2, end: 7, term: 'creme'},
  ]);
});
