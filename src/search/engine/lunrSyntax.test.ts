import {expect, test} from 'vitest';
import {Searcher} from './answer';
import {testIndex, testPage} from '../../../tests/support/searchIndex';

const searcher = new Searcher(
  testIndex([
    testPage('/commands/replaceString', 'replaceString', 'Replaces a string with another one.', {
      kind: 'command',
      tags: ['substitute'],
    }),
    testPage('/commands/changeString', 'changeString', 'Writes characters over a string.', {
      kind: 'command',
    }),
    testPage('/api/$filter', '$filter', 'Queries a dataclass over REST.', {kind: 'endpoint'}),
    testPage('/language/operators', 'Operators', 'Use == to compare and % for the remainder.'),
    testPage('/studio/sessions', 'Sessions', 'A session has privileges and a storage.'),
  ]),
);

function routes(query: string): string[] {
  return searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);
}

test('query syntax supports fields, presence, edit distance, boosts, and wildcards', () => {
  expect(routes('title:operators')).toEqual(['/language/operators']);
  expect(routes('+string -replace')).toEqual(['/commands/changeString']);
  expect(routes('sesion~1')).toEqual(['/studio/sessions']);
  expect(routes('sesion~9')).toEqual(routes('sesion~2'));
  expect(routes('pr*vil*')).toEqual(['/studio/sessions']);
  expect(routes('privil* sesion~1 stor* log*')).toEqual(['/studio/sessions']);
  expect(routes('tags:substitute^2')).toEqual(['/commands/replaceString']);
});

test.each([
  ['^2', 'expected either a field or a term'],
  ['titel:x +string', 'unrecognised field'],
  ['string~x', 'edit distance must be numeric'],
  ['string^x', 'boost must be numeric'],
  ['string +', 'expecting term or field, found nothing'],
  // Could be pasted code.
  ['+-foo', 'expecting term or field'],
  ['x ^ 2', 'boost must be numeric'],
  ['s*t*r*', 'more than 2 wildcards in a term'],
  ['a* b* c* d* e~1', 'more than 4 terms with * or ~'],
])('query syntax rejects %s and explains why', (query, message) => {
  expect(searcher.answer(query, 8)).toEqual({
    hits: [],
    message: expect.stringContaining(message),
  });
});

test.each(['$filter', 'a-b', '10 % 3', 'a + b', 'a+b', 'i++', 'if (a < b) && (c >= d)'])(
  'query syntax %s is plain text',
  (query) => {
    expect(searcher.answer(query, 8).message).toBeUndefined();
  },
);

test.each([
  ['Uncaught: session', '/studio/sessions'],
  ['title: session', '/studio/sessions'],
  ['status:session', '/studio/sessions'],
  ['$text:=replaceString($text)', '/commands/replaceString'],
  ['fn:replacString', '/commands/replaceString'],
])('query syntax reads a colon in pasted text as text: %s', (query, route) => {
  expect(searcher.answer(query, 8).message ?? '').not.toContain('field');
  expect(routes(query)).toContain(route);
});

test('words that look like a misspelled field are searched, with a notice', () => {
  expect(searcher.answer('titel:replaceString', 8).message).toContain('unrecognised field');
  expect(routes('titel:replaceString')[0]).toBe('/commands/replaceString');
});

const file = testIndex([
  testPage('/classes', 'Classes', 'A class has a constructor, toString and __proto__.'),
  testPage('/entity', 'Entity', 'An entity is a record.', {kind: 'class'}),
]);
// Parsed, as the worker receives it.
const objectSearcher = new Searcher(JSON.parse(JSON.stringify(file)) as typeof file);

test.each(['constructor', 'toString', '__proto__', '+constructor', 'content:constructor'])(
  'names that every JavaScript object has %s is an ordinary word',
  (query) => {
    const {hits} = objectSearcher.answer(query, 8);
    expect(hits.map(({document}) => document.sectionRoute)).toEqual(['/classes']);
  },
);

test.each(['entity constructor', 'constructor entity', 'entity __proto__', 'valueOf entity'])(
  'names that every JavaScript object has finds the other word in %s',
  (query) => {
    const {hits} = objectSearcher.answer(query, 8);
    expect(hits.map(({document}) => document.sectionRoute)).toContain('/entity');
  },
);

test('no query of up to 512 characters throws', () => {
  const alphabet = [
    ...'abcdefgh $.()[]{}:+-~^*"\'\\/%=<>&#@é漢😀\u0000\n1234567890',
    'title:',
    'string',
    '__proto__ ',
    'constructor ',
    ' +s*',
    '~1',
    '^9',
  ];
  let seed = 1;
  const random = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  for (let count = 0; count < 1500; count += 1) {
    const length = random(count % 10 === 0 ? 512 : 24);
    const query = Array.from({length}, () => alphabet[random(alphabet.length)]).join('');
    expect(() => searcher.answer(query, 8), JSON.stringify(query)).not.toThrow();
  }
});
