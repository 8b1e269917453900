import {expect, test} from 'vitest';
import {loadIndex} from './loadIndex';
import {toLunr} from './lunrSyntax';
import {testIndex, testPage} from '../../../tests/support/searchIndex';

const file = testIndex([
  testPage('/a', 'Alpha', 'One two two three.', {tags: ['greek']}),
  testPage('/b', 'Beta', 'Two four.', {sections: {Two: 'Five two.'}}),
  testPage('/c', 'Gamma', 'Six.', {kind: 'notes'}),
]);

test('scores as lunr does', () => {
  const loaded = loadIndex(file);
  const {postings} = loaded;
  const {terms} = loaded.index;
  const {fieldVectors} = toLunr(loaded).toJSON() as {fieldVectors: [string, number[]][]};
  const sums = new Map<string, number>();
  for (const [ref, vector] of fieldVectors) {
    for (let i = 0; i < vector.length; i += 2) {
      const key = `${terms[vector[i] ?? 0]} ${ref.split('/')[1]}`;
      sums.set(key, (sums.get(key) ?? 0) + (vector[i + 1] ?? 0));
    }
  }
  const ours = terms.flatMap((name, term) => {
    const {ids, scores} = postings(term);
    return [...ids].map((id, position) => [`${name} ${id}`, scores[position] ?? 0] as const);
  });
  expect(ours.map(([key]) => key).sort()).toEqual([...sums.keys()].sort());
  for (const [key, score] of ours) {
    expect(score).toBeCloseTo(sums.get(key) ?? 0, 2);
  }
});

test('the same content produces the same bytes', () => {
  const build = () => JSON.stringify(testIndex([testPage('/a', 'Alpha', 'One two.')]));
  expect(build()).toBe(build());
});

test.each([null, [], {}, {documents: []}, {documents: [], index: {}}, 'text'])(
  "rejects %j, which isn't an index",
  (json) => {
    expect(() => loadIndex(json as never)).toThrow();
  },
);
