import {expect, test} from 'vitest';
import {commonTypes, isTypeOrDescription, splitTypes, typeOfClass} from './types';

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
  ['Real, numeric', ['number']],
  ['variant, expression, variable, any valid expression', ['any']],
  ['entity selection', ['EntitySelection']],
  ['shared collection, shared object', ['collection', 'object']],
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

test('splits a cell into its types', () => {
  expect(splitTypes('string, integer')).toEqual(['string', 'integer']);
  expect(splitTypes('object or collection')).toEqual(['object', 'collection']);
  expect(splitTypes('object (4D.Formula)')).toEqual(['object', '4D.Formula']);
});

test.each([
  '-',
  'Any valid expression',
  'entity selection',
  'integer variable',
  'numeric',
  'shared object',
  'shared collection',
])('accepts "%s" instead of a type', (description) => {
  expect(isTypeOrDescription(description)).toBe(true);
  expect(isTypeOrDescription(`${description}s`)).toBe(false);
});
