import {expect, test} from 'vitest';
import {isKnownType, withArticle} from './types';

test.each(['string', 'Boolean', '4D.Entity', 'cs.Qodly.Users', 'variant'])(
  'accepts the type %s',
  (type) => {
    expect(isKnownType(type)).toBe(true);
  },
);

test.each(['strng', '4D', 'Entity', '', '5D.File'])('rejects the type "%s"', (type) => {
  expect(isKnownType(type)).toBe(false);
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
