import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import type {IndexedPage} from '../server/toDocuments';
import {normalizeQuery, Searcher} from './answer';

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

const routesIn = (found: readonly IndexedPage[], query: string) =>
  new Searcher(testIndex([...found]))
    .answer(query, 8)
    .hits.map(({document}) => document.sectionRoute);

function routes(query: string): string[] {
  return searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);
}

test.each([
  ['a homonym by its spelling', '$filter', '/api/$filter'],
  ['a homonym by its spelling', '.filter()', '/language/Collection#filter'],
  ['a name with invisible characters', 'replace\u200BString', '/commands/replaceString'],
  ['a name with invisible characters', '\uFEFFreplaceString\u200D', '/commands/replaceString'],
  ['a name with invisible characters', 'replace\u00ADString(', '/commands/replaceString'],
  ['a name with a ligature', '.\uFB01lter()', '/language/Collection#filter'],
  ['a name in full-width letters', '.ｆｉｌｔｅｒ()', '/language/Collection#filter'],
  ['a name while the reader types', 'repl', '/commands/replaceString'],
  ['a name while the reader types', 'entitys', '/language/EntitySelection'],
  ['a homonym by the order of kinds', 'FILTER', '/api/$filter'],
  ['a name with its kind', 'filter parameter', '/api/$filter'],
  ['a name with its kind', 'parameter filter', '/api/$filter'],
  ['a member of a class', 'ds.EntitySelection.orderBy(', '/language/EntitySelection#orderby'],
  ['a member of a class', 'x.EntitySelection.orderBy', '/language/EntitySelection#orderby'],
  ['a misspelled name', 'replcaeString', '/commands/replaceString'],
  ['a misspelled name', 'replaceStrin', '/commands/replaceString'],
  ['a misspelled name', 'entiyselection', '/language/EntitySelection'],
  ['the words of an unknown name', 'deletesEntities', '/language/Entity#drop'],
  ['synonyms', 'sort rows', '/language/EntitySelection#orderby'],
  ['synonyms', 'record', '/language/Entity'],
  ['a section with all words before one with some', 'deletes entity', '/language/Entity#drop'],
  ["words of the section and its page's subject", 'entity deletes', '/language/Entity#drop'],
  ["words in the page's keywords", 'substitute', '/commands/replaceString'],
  ["words in the page's description", 'stay logged in', '/studio/sessions'],
])('finds %s: %s', (_, query, route) => {
  expect(routes(query)[0]).toBe(route);
});

const settings = testPage('/studio/settings', 'Settings', 'Options of the studio.', {
  sections: {'Start Page': 'Which page opens first.'},
});
const startPage = testPage('/studio/pages', 'Page start', 'A page, and its start.');
const locks = testPage('/api/$lock', 'Locks', 'How to lock an entity.', {kind: 'endpoint'});
const locksGuide = testPage('/guides/locks', 'Locks', 'How to lock an entity.', {kind: 'guide'});
const pictures = testPage('/pictures', 'Delete pictures', 'Take a picture out of its folder.');
const logs = testPage('/logs', 'Logs', 'Drop what is old: an image, a directory.');
const cleaning = testPage(
  '/cleaning',
  'Cleaning',
  'How a job can delete old pictures of a folder.',
);
const bills = testPage('/bills', 'Logs', 'Drop old bills, and drop other bills that are old.');
const invoices = testPage(
  '/invoices',
  'Cleaning',
  'How a job can delete old invoices, and other pages, words, and customers that are too many.',
);
const words = testPage('/words', 'Words', 'Old words. Delete words.');
const scattered = testPage('/scattered', 'Convert', 'Dates and strings.', {
  tags: ['string to picture', 'date'],
});
const matching = testPage('/matching', 'Text', 'Dates and strings.', {
  tags: ['date to string', 'convert'],
});
const errors = testPage('/errors', 'Errors', 'When a save fails. A save that fails has a status.');
const entity = testPage('/language/Entity', 'Entity', 'An entity is a record.', {
  kind: 'class',
  sections: {'.save()': 'Fails when the entity is locked.', '.drop()': 'Deletes the entity.'},
});
const file = testPage('/language/File', 'File', 'A file on disk.', {
  kind: 'class',
  sections: {'.delete()': 'Deletes the file.'},
});
const folder = testPage('/language/Folder', 'Folder', 'A folder.', {
  kind: 'class',
  sections: {'.file()': 'A file in it.'},
});
const deployment = testPage('/deploy', 'Deployment', 'How an application is deployed.');
const signal = testPage('/language/Signal', 'Signal', 'For processes.', {
  kind: 'class',
  sections: {'Signal objects': 'A signal, other signals, and a shared signal.'},
});
const save = '/language/Entity#save';
const saving = testPage('/save', 'Save', 'A save function, method, or property; a save property.');
const question = 'delete an old picture from the folder';

test.each<[what: string, query: string, found: IndexedPage[], route: string]>([
  [
    'a heading that equals the query first',
    'start page',
    [settings, startPage],
    '/studio/settings#startpage',
  ],
  [
    'a guide before a reference that says the same',
    'lock an entity',
    [locks, locksGuide],
    '/guides/locks',
  ],
  ['a page first while its name is typed', 'sign', [signal], '/language/Signal'],
  ['a page on the subject before one with synonyms', question, [logs, pictures], '/pictures'],
  ['a section with all exact words first', question, [logs, pictures, cleaning], '/cleaning'],
  [
    'three words before more frequent synonyms',
    'delete old invoices',
    [bills, invoices, words],
    '/invoices',
  ],
  [
    'a matching keyword before scattered words',
    'convert a date to a string',
    [scattered, matching],
    '/matching',
  ],
  ['the function that a query calls first', 'save() fails', [errors, entity], save],
  ['a function like other words if it isn’t called', 'save fails', [errors, entity], '/errors'],
  [
    'the entity before the file for "delete"',
    'delete',
    [file, entity, deployment],
    '/language/Entity#drop',
  ],
  ['the function that a query calls a function', 'save function', [saving, entity], save],
  ['the function that a query calls a method', 'method save', [saving, entity], save],
  ['the member that a query calls a property', 'save property', [saving, entity], save],
  ['a class before a member with its name', 'FILE', [folder, file], '/language/File'],
  ['the file if it is named', 'File.delete', [file, entity, deployment], '/language/File#delete'],
])('ranks %s', (_, query, found, route) => {
  expect(routesIn(found, query)[0]).toBe(route);
});

test('ranks at most two sections of a page before other pages', () => {
  const first = routes('string').slice(0, 3);
  expect(first.filter((route) => route.startsWith('/commands/replaceString'))).toHaveLength(2);
});

test('treats an arrow with a dash as an arrow', () => {
  expect(normalizeQuery('date –> integer')).toBe('date -> integer');
});

test('counts a repeated word once', () => {
  const [hit] = searcher.answer('replaced', 8).hits;
  expect(searcher.answer('replaced replaced', 8).hits[0]?.score).toBe(hit?.score);
});

test('a hit contains the document, its score, and the terms', () => {
  const [hit] = searcher.answer('saves', 8).hits;
  expect(hit).toMatchObject({document: {title: 'Entity.save()', kind: 'member'}});
  expect(hit?.score).toBeGreaterThan(0);
  expect(hit?.terms).toContain('saves');
});

const shop = [
  testPage('/faq', 'Webhooks', 'Stripe calls a webhook of the application.'),
  testPage('/billing', 'Billing', 'The checkout of an application shows the price.'),
  testPage('/docs', 'Language', 'The words of the language.'),
];
const notMentioned = (word: string) => `Qodly's docs don't mention “${word}”. Closest results:`;

test.each<[query: string, found: IndexedPage[], message: string | undefined]>([
  ['docker', [deployment], notMentioned('docker')],
  ['deploy', [deployment], undefined],
  ['depl', [deployment], undefined],
  ['deployments', [deployment], undefined],
  ['deploymant', [deployment], 'No exact match for “deploymant”. Closest results:'],
  ['docker kafka docker', [deployment], notMentioned('docker” or “kafka')],
  ['docker deploymant', [deployment], notMentioned('docker')],
  ['use xz 123 deploy', [deployment], undefined],
  ['zork = deploy()', [deployment], 'No exact match for “zork”. Closest results:'],
  ['stripe checkout', shop, notMentioned('stripe checkout')],
  ['stripe webhook', shop, undefined],
  ['checkout', shop, undefined],
  ['which price at checkout', shop, undefined],
])('says what the pages lack: %s', (query, found, message) => {
  const answer = new Searcher(testIndex([...found])).answer(query, 8);
  expect(answer.hits).not.toEqual([]);
  expect(answer.message).toBe(message);
  expect(answer.isNear).toBe(message && true);
});

test('a query without results gets the most similar names', () => {
  const names = new Searcher(
    testIndex([
      testPage('/commands/convertPicture', 'convertPicture', 'Converts.', {kind: 'command'}),
      testPage('/commands/abs', 'abs', 'A value.', {kind: 'command'}),
      testPage('/api/$orderby', '$orderby', 'Sorts.', {kind: 'endpoint'}),
    ]),
  );
  expect(names.answer('cnvrtPctr', 8).hits).toEqual([]);
  expect(names.answerNearest('cnvrtPctr', 8)).toMatchObject({
    hits: [{document: {title: 'convertPicture'}}],
    message: notMentioned('cnvrtPctr'),
    isNear: true,
  });
  expect(names.answerNearest('$rdrby', 8).hits).toHaveLength(1);
  expect(names.answerNearest('qqqqxxxxzzzz', 8)).toEqual({hits: []});
});

const split = testPage('/language/Collection', 'split', 'Text.');
const signature = {inputs: [{types: ['string']}], outputs: [{types: ['collection']}]};

test.each<[query: string, found: string[], message?: string]>([
  ['string -> collection', ['/language/Collection']],
  ['string -> string', [], 'No function in this version has these types.'],
  ['entity -> foo', ['/language/Entity'], 'No type in this version is called “entity”, “foo”.'],
])('answers a query by type: %s', (query, found, message) => {
  const typed = new Searcher(testIndex([split, entity]));
  const answer = typed.answerByType(query, [{id: 0, text: '', ...signature}], 8);
  expect(answer.hits.slice(0, 1).map(({document}) => document.sectionRoute)).toEqual(found);
  expect(answer.message).toBe(message);
  expect(typed.answerByType(query, [], 8)).toEqual({hits: []});
});
