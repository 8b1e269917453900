import {expect, test} from 'vitest';
import {cardKey, expandTarget, shortenTarget} from './sampleTargets';

test.each([
  ['replaceString', 'language/commands/replaceString', undefined],
  [
    'countParameters',
    'language/basics/lang-parameters#countparameters',
    '/basics/lang-parameters#countparameters',
  ],
  ['orderBy', 'language/CollectionClass#orderby', 'CollectionClass'],
  ['4D.File', 'language/FileClass', '/FileClass'],
  ['kUTF8', 'language/FileClass#settext', '/FileClass#settext'],
])('a page says of %s as little as leads to %s', (name, target, short) => {
  expect(shortenTarget(target, name)).toBe(short);
  expect(expandTarget(short, name)).toBe(target);
});

test('a constant has another card than what takes it', () => {
  expect(cardKey('language/FileClass#settext', 'kUTF8')).toBe('language/FileClass#settext kUTF8');
  expect(cardKey('language/FileClass#settext', 'setText')).toBe('language/FileClass#settext');
});
