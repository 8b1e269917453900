import {expect, test} from 'vitest';
import {addsInformation, shortenPurpose, similarity} from './shortenPurpose';

test.each([
  [
    'Returns the natural logarithm of a number, that is, the power of e.',
    'log(number : number) : number',
    'natural logarithm of a number',
  ],
  [
    'Removes letters from a string, starting at a position, and returns the result.',
    'cut(source : string)',
    'Removes letters from a string',
  ],
  ['Contains the name of the file (read-only).', '.name : string', 'name of the file'],
  ['Returns the keys of an object as a collection of strings.', 'list()', 'keys of an object'],
])('leaves out verbs, examples, and types: %s', (purpose, signature, short) => {
  expect(shortenPurpose(purpose, signature)).toBe(short);
});

test('keeps results for special cases', () => {
  expect(shortenPurpose('Returns the parent, or null for a root.', '.parent : 4D.Folder')).toBe(
    'parent, or null for a root',
  );
});

test('omits a description that only repeats the signature', () => {
  expect(shortenPurpose('Renames the file.', 'File .rename(newName : string)')).toBe('');
  expect(shortenPurpose('Returns true if it is ordered.', '.isOrdered() : boolean')).toBe('');
});

test('compares descriptions by their words', () => {
  expect(addsInformation('Position of the last entity', 'position of an entity')).toBe(true);
  expect(addsInformation('Entities', 'an entity, some entities')).toBe(false);
  expect(similarity('the same words', 'words of the same')).toBe(1);
  expect(similarity('some text', 'another story')).toBe(0);
});
