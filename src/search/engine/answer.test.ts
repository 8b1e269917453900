import {expect, test} from 'vitest';
import {normalizeQuery, Searcher} from './answer';
import {testIndex, testPage} from '../../../tests/support/searchIndex';

const pages = [
  testPage('/commands/replaceString', 'replaceString', 'Replaces a string with another one.', {
    kind: 'command',
    tags: ['substitute'],
    sections: {Description: 'How a string is replaced.', Examples: 'Replace a string in a text.'},
  }),
  testPage('/commands/changeString', 'changeString', 'Writes characters over a string.', {
    kind: 'command',
  }),
  testPage('/language/Entity', 'Entity', 'An entity is a record.', {
    kind: 'class',
    sections: {'.save()': 'Saves the entity.', '.drop()': 'Deletes the entity.'},
  }),
  testPage('/language/Collection', 'Collection', 'A collection holds values.', {
    kind: 'class',
    sections: {'.filter()': 'Values that meet a condition.', '.orderBy()': 'Sorts the values.'},
  }),
  testPage('/language/EntitySelection', 'EntitySelection', 'Entities of a class.', {
    kind: 'class',
    sections: {'.orderBy()': 'Sorts the entities.'},
  }),
  testPage('/api/$filter', '$filter', 'Queries a dataclass over REST.', {kind: 'endpoint'}),
  testPage('/language/operators', 'Operators', 'Use == to compare and % for the remainder.'),
  testPage('/studio/sessions', 'Sessions', 'A session has privileges and a storage.', {
    description: 'How long users stay logged in.',
  }),
];
const searcher = new Searcher(testIndex(pages));

function routes(query: string): string[] {
  return searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);
}

test('tells homonyms apart by spelling', () => {
  expect(routes('$filter')[0]).toBe('/api/$filter');
  expect(routes('.filter()')[0]).toBe('/language/Collection#filter');
  expect(routes('filter').slice(0, 2)).toContain('/api/$filter');
});

test.each(['replace\u200BString', '\uFEFFreplaceString\u200D', 'replace\u00ADString('])(
  "invisible characters in a pasted %j don't matter",
  (query) => {
    expect(routes(query)[0]).toBe('/commands/replaceString');
  },
);

test('treats an arrow with a dash as an arrow', () => {
  expect(normalizeQuery('date –> integer')).toBe('date -> integer');
});

test.each(['\uFB01lter', 'ｆｉｌｔｅｒ'])(
  'finds %s, which has a ligature or full-width letters',
  (query) => {
    expect(routes(query)[0]).toBe(routes('filter')[0]);
  },
);

test('finds names while the reader types', () => {
  expect(routes('repl')[0]).toBe('/commands/replaceString');
  expect(routes('entitys')[0]).toBe('/language/EntitySelection');
});

test.each(['replcaeString', 'replaceStrin', 'entiyselection'])(
  'finds the misspelled %s',
  (query) => {
    expect(routes(query)).not.toEqual([]);
  },
);

test('counts a repeated word once', () => {
  const [hit] = searcher.answer('replaced', 8).hits;
  expect(searcher.answer('replaced replaced', 8).hits[0]?.score).toBe(hit?.score);
});

test('finds synonyms, after the word itself', () => {
  expect(routes('sort rows')[0]).toBe('/language/EntitySelection#orderby');
  expect(routes('record')[0]).toBe('/language/Entity');
});

test('ranks a section with all words above one with only some', () => {
  expect(routes('session privileges string')[0]).toBe('/studio/sessions');
  expect(routes('deletes entity')[0]).toBe('/language/Entity#drop');
});

test("counts the page's subject toward its sections", () => {
  expect(routes('entity deletes')[0]).toBe('/language/Entity#drop');
});

test('ranks a heading that equals the query first', () => {
  const settings = testPage('/studio/settings', 'Settings', 'Options of the studio.', {
    sections: {'Start Page': 'Which page opens first.'},
  });
  const other = testPage('/studio/pages', 'Page start', 'A page, and its start.');
  const {hits} = new Searcher(testIndex([settings, other])).answer('start page', 8);
  expect(hits[0]?.document.sectionRoute).toBe('/studio/settings#startpage');
});

test('ranks a guide before a reference that says the same', () => {
  const reference = testPage('/api/$lock', 'Locks', 'How to lock an entity.', {kind: 'endpoint'});
  const guide = testPage('/guides/locks', 'Locks', 'How to lock an entity.', {kind: 'guide'});
  const {hits} = new Searcher(testIndex([reference, guide])).answer('lock an entity', 8);
  expect(hits[0]?.document.kind).toBe('guide');
});

test('ranks at most two sections of a page before other pages', () => {
  const first = routes('string').slice(0, 3);
  expect(first.filter((route) => route.startsWith('/commands/replaceString'))).toHaveLength(2);
});

test('counts words in the page’s keywords', () => {
  expect(routes('substitute')[0]).toBe('/commands/replaceString');
});

test('counts words in the page’s description', () => {
  expect(routes('stay logged in')[0]).toBe('/studio/sessions');
});

test('a hit contains the document, its score, and the terms', () => {
  const [hit] = searcher.answer('saves', 8).hits;
  expect(hit).toMatchObject({document: {title: 'Entity.save()', kind: 'member'}});
  expect(hit?.score).toBeGreaterThan(0);
  expect(hit?.terms).toContain('saves');
});

test('a query without results gets the most similar names', () => {
  const searcher = new Searcher(
    testIndex([
      testPage('/commands/convertPicture', 'convertPicture', 'Converts.', {kind: 'command'}),
      testPage('/commands/abs', 'abs', 'A value.', {kind: 'command'}),
    ]),
  );
  expect(searcher.answer('cnvrtPctr', 8).hits).toEqual([]);
  expect(searcher.answerNearest('cnvrtPctr', 8)).toMatchObject({
    hits: [{document: {title: 'convertPicture'}}],
    message: "Qodly's docs don't mention “cnvrtPctr”. Closest results:",
    isNear: true,
  });
  expect(searcher.answerNearest('qqqqxxxxzzzz', 8)).toEqual({hits: []});
});
