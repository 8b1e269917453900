import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {Searcher} from './answer';

const classPage = (name: string) =>
  testPage(`/language/${name}`, name, 'Holds values.', {
    kind: 'class',
    sections: {'.orderBy()': 'Sorts the values.'},
  });

const searcher = new Searcher(testIndex([classPage('Collection'), classPage('EntitySelection')]));
const routesOf = (query: string) =>
  searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);

test.each(['EntitySelection.orderBy()', 'ds.Invoice.EntitySelection.orderBy('])(
  "recognizes the member's class in %s",
  (query) => {
    expect(routesOf(query)[0]).toBe('/language/EntitySelection#orderby');
  },
);

test.each(['Collection', 'EntitySelection'])(
  'finds the most similar name among the members of %s',
  (owner) => {
    const [first] = searcher.answerNearest(`${owner}.oderBi`, 8);
    expect(first?.document.sectionRoute).toBe(`/language/${owner}#orderby`);
  },
);
