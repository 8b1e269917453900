import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {loadIndex} from './loadIndex';
import {findPhrases} from './phrases';

const index = loadIndex(
  testIndex([
    testPage('/grid', 'Grid', 'Shows rows. Press Create as Shared.', {
      labels: ['Create as Shared', 'On'],
      sections: {'Sort the rows': 'By a column.', 'On load': 'When it comes.', Load: 'How long.'},
    }),
  ]),
);
const [grid, sortTheRows, onLoad, load] = [0, 1, 2, 3];
const weight = (query: string, id: number) => findPhrases(query, index).get(id) ?? 0;

test.each(['sort the rows', 'sort rows', 'sorted row'])(
  '"%s" matches the heading with or without its stop words',
  (query) => {
    expect(weight(query, sortTheRows)).toBe(1.5);
  },
);

test('a heading in a longer query counts in proportion to its length', () => {
  const part = weight('sort the rows of a grid', sortTheRows);
  expect(part).toBeGreaterThan(0.3);
  expect(part).toBeLessThan(1);
});

test('a label counts like a heading', () => {
  expect(weight('Create as Shared', grid)).toBe(1.5);
});

test('stop words tell headings apart', () => {
  expect(weight('On load', onLoad)).toBe(1.5);
  expect(weight('On load', load)).toBe(0);
  expect(weight('load', onLoad)).toBe(0);
  expect(weight('load', load)).toBe(1.5);
});
