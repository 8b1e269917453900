import {expect, test} from 'vitest';
import {excerpt, markWords} from './excerpt';

const padding = 'Nothing to see in this part of the text at all. '.repeat(8);

function text(pieces: {text: string}[]): string {
  return pieces.map((piece) => piece.text).join('');
}

test('shows the passage with the most terms, and highlights them', () => {
  const pieces = excerpt(
    `${padding}A session holds privileges. ${padding}`,
    new Set(['session', 'privileges']),
  );
  expect(pieces.filter(({isMarked}) => isMarked).map((piece) => piece.text)).toEqual([
    'session',
    'privileges',
  ]);
  expect(text(pieces)).toMatch(/^… .* …$/);
  expect(text(pieces).length).toBeLessThan(220);
});

test('starts with a whole sentence if no other passage has more terms', () => {
  const sentence = 'Sorts the collection by the properties that you name.';
  const pieces = excerpt(
    `${padding}${sentence} result: collection, in the order of sorts. ${padding}`,
    new Set(['sorts', 'collection']),
  );
  expect(text(pieces).startsWith(`… ${sentence}`)).toBe(true);
});

test('starts just before the terms if they are far from the start of their sentence', () => {
  const longClause = 'and so on, with many words in between, '.repeat(6);
  const pieces = excerpt(`Collections ${longClause}sorted here.`, new Set(['sorted', 'here']));
  expect(text(pieces)).toMatch(/^… \S+ \S+ \S+ \S+ sorted here\.$/);
});

test('starts at the beginning if no term occurs', () => {
  expect(text(excerpt('A short text.', new Set(['none'])))).toBe('A short text.');
});

test('highlights words that fold to the same term', () => {
  expect(markWords('Crème', new Set(['creme']))).toEqual([{text: 'Crème', isMarked: true}]);
});
