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
])('shortens the target of %s, %s, and restores it', (name, target, short) => {
  expect(shortenTarget(target, name)).toBe(short);
  expect(expandTarget(short, name)).toBe(target);
});

test('a constant has its own card, separate from that of the command that takes it', () => {
  expect(cardKey('language/FileClass#settext', 'kUTF8')).toBe('language/FileClass#settext kUTF8');
  expect(cardKey('language/FileClass#settext', 'setText')).toBe('language/FileClass#settext');
});
