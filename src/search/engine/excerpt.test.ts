import {expect, test} from 'vitest';
import {excerpt, markWords} from './excerpt';

const filler = 'Nothing to see in this part of the text at all. '.repeat(8);

function text(pieces: {text: string}[]): string {
  return pieces.map((piece) => piece.text).join('');
}

test('shows the part with most of the terms, and highlights them', () => {
  const pieces = excerpt(
    `${filler}A session holds privileges. ${filler}`,
    new Set(['session', 'privileges']),
  );
  expect(pieces.filter(({isMarked}) => isMarked).map((piece) => piece.text)).toEqual([
    'session',
    'privileges',
  ]);
  expect(text(pieces)).toMatch(/^… .* …$/);
  expect(text(pieces).length).toBeLessThan(220);
});

test('starts at the beginning if no term occurs', () => {
  expect(text(excerpt('A short text.', new Set(['none'])))).toBe('A short text.');
});

test('highlights words that fold to the same term', () => {
  expect(markWords('Crème', new Set(['creme']))).toEqual([{text: 'Crème', isMarked: true}]);
});
