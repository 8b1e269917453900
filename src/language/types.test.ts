import {expect, test} from 'vitest';
import {isKnownType, splitTypes} from './types';

test.each(['string', 'Boolean', '4D.Entity', 'cs.Qodly.Users', 'variant', '-'])(
  'accepts the type %s',
  (type) => {
    expect(isKnownType(type)).toBe(true);
  },
);

test.each(['strng', '4D', 'Entity', '', '5D.File'])('rejects the type "%s"', (type) => {
  expect(isKnownType(type)).toBe(false);
});

test('splits a cell into its types', () => {
  expect(splitTypes('string, integer')).toEqual(['string', 'integer']);
  expect(splitTypes('object or collection')).toEqual(['object', 'collection']);
  expect(splitTypes('object (4D.Formula)')).toEqual(['object', '4D.Formula']);
});
