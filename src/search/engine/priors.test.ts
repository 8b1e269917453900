import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {loadIndex} from './loadIndex';
import {priorsFor} from './priors';

const commands = Array.from({length: 10}, (_, index) =>
  testPage(`/commands/command${index}`, `command${index}`, 'Returns a number.', {
    kind: 'command',
    sections: {Examples: 'A sample.'},
  }),
);
const index = loadIndex(
  testIndex([
    testPage('/api/$orderby', '$orderby', 'Sorts.', {kind: 'endpoint'}),
    testPage('/notes/1.1.0', 'Notes', 'What is new.', {kind: 'notes'}),
    testPage('/notes/1.0.0-beta.1', 'Beta', 'What was new.', {kind: 'notes'}),
    testPage('/guides/queries', 'Queries', 'Finds.', {kind: 'guide', sections: {Sort: 'Sorts.'}}),
    ...commands,
  ]),
);

function priorOf(route: string, query: string): number {
  const document = index.documents.find(({sectionRoute}) => sectionRoute === route);
  if (!document) {
    throw new Error(`No document ${route}`);
  }
  return priorsFor(query, index)(document);
}

test('a REST parameter weighs less unless the query is about REST', () => {
  expect(priorOf('/api/$orderby', 'order by two columns')).toBeLessThan(1);
  expect(priorOf('/api/$orderby', 'order by in a REST request')).toBe(1);
  expect(priorOf('/api/$orderby', '$orderby two columns')).toBe(1);
});

test('release notes weigh less unless the query is about a release, and betas weigh almost nothing', () => {
  expect(priorOf('/notes/1.1.0', 'sort a list')).toBeLessThan(1);
  expect(priorOf('/notes/1.0.0-beta.1', 'sort a list')).toBeLessThan(0.001);
  expect(priorOf('/notes/1.0.0-beta.1', 'changelog of sorting')).toBe(1);
});

test('a section weighs less if many pages share its heading', () => {
  expect(priorOf('/commands/command1#examples', 'sort a list')).toBeLessThan(1);
  expect(priorOf('/guides/queries#sort', 'sort a list')).toBe(1);
});

test("a parent class, which isn't in any sidebar, weighs less than the classes that inherit from it", () => {
  const classes = loadIndex(
    testIndex([
      testPage('/language/Document', 'Document', 'A parent.', {
        kind: 'class',
        sections: {'.name': 'Its name.'},
      }),
      {...testPage('/language/File', 'File', 'A file.', {kind: 'class'}), categories: ['Classes']},
    ]),
  );
  const [parent, member, file] = classes.documents.map(priorsFor('name of a file', classes));
  expect([parent, file]).toEqual([member, 1]);
  expect(member).toBeLessThan(1);
});
