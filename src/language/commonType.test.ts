import {expect, test} from 'vitest';
import {commonTypes, typeOfClass, withArticle} from './commonType';

test.each([
  ['Text', ['string']],
  ['string, blob', ['string', 'blob']],
  ['Text | string', ['string']],
  ['4D.Folder', ['Folder']],
  ['cs.Qodly.Users', ['Users']],
  ['4D.Blob', ['4D.Blob']],
  ['Blob', ['blob']],
  ['TCPConnection', ['TCPConnection']],
  ['object (4D.Function)', ['object', 'Function']],
  ['integer variable', ['integer']],
  ['Real', ['number']],
  ['void', []],
  ['-', []],
  ['Constructor', ['constructor']],
])('%s is %j', (cell, types) => {
  expect(commonTypes(cell)).toEqual(types);
});

test('objects have the type of their class, except collections and blobs', () => {
  expect(['Folder', 'Collection', 'Blob'].map(typeOfClass)).toEqual([
    'Folder',
    'collection',
    '4D.Blob',
  ]);
});

test('puts an article before each type', () => {
  expect(['Folder', 'integer', 'HTTPRequest', 'Users', 'null'].map(withArticle)).toEqual([
    'a Folder',
    'an integer',
    'an HTTPRequest',
    'a Users',
    'null',
  ]);
});
