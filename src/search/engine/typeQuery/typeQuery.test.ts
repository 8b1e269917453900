import {expect, test} from 'vitest';
import type {SearchDocument} from '../../shared/types';
import {hasArrow, parseTypeQuery, type KnownSignature, type TypeQuery} from './parseTypeQuery';
import {rankSignatures} from './rankSignatures';

/** Values are separated by spaces: `.Folder` is the owner, `integer?` is optional, `&blob` is a parameter. */
function signature(id: number, text: string, inputs: string, outputs: string): KnownSignature {
  const read = (values: string) =>
    (values.match(/\S+/g) ?? []).map((value) => ({
      types: value.replace(/^[.&]|\?$/g, '').split('|'),
      isOwner: value.startsWith('.'),
      isParameter: value.startsWith('&'),
      isOptional: value.endsWith('?'),
    }));
  return {id, text, inputs: read(inputs), outputs: read(outputs)};
}

const known = [
  signature(0, 'abs(n : number) : number', 'number', 'number'),
  signature(1, 'length(text : string) : integer', 'string', 'integer'),
  signature(
    2,
    'split(text : string, by : string {, how : integer}) : collection',
    'string string integer?',
    'collection',
  ),
  signature(3, '.sum({path : string}) : number', '.collection string?', 'number'),
  signature(4, '.length : integer', '.collection', 'integer'),
  signature(5, 'blobToPicture(data : blob, picture : picture)', 'blob', '&picture'),
  signature(6, 'currentDate : date', '', 'date'),
  signature(7, 'type(value : any) : integer', 'any', 'integer'),
  signature(8, '.file(path : string) : 4D.File', '.Folder string', 'File'),
  signature(9, 'read(from : File | string) : string', 'File|string', 'string'),
  signature(10, '.getContent() : 4D.Blob', '.File', '4D.Blob'),
];
const names = 'abs length split sum .length blobToPicture currentDate type file read getContent';
const documents = names.split(' ').map((title, id): SearchDocument => ({
  id,
  title,
  sectionTitle: title,
  pageTitle: title,
  sectionRoute: `/${title}`,
  type: 'docs',
  tags: [],
  sidebarParentCategories: [],
  kind: known[id]?.text.startsWith('.') ? 'member' : 'command',
}));

function parse(query: string): TypeQuery {
  const parsed = parseTypeQuery(query, known);
  if ('unknown' in parsed) {
    throw new Error(`unknown: ${parsed.unknown.join()}`);
  }
  return parsed.query;
}

function find(query: string): string[] {
  return rankSignatures(parse(query), known, documents, 8).map(({document}) => document.title);
}

test.each(['a -> b', 'a→b', '-> b', 'a =>'])('%s is a query by type', (query) => {
  expect(hasArrow(query)).toBe(true);
});

test.each(['collection', 'a - b', 'x > 3', 'a-b'])("%s isn't a query by type", (query) => {
  expect(hasArrow(query)).toBe(false);
});

const types = (query: string) => {
  const {inputs, outputs} = parse(query);
  return [inputs, outputs].map((side) => side?.map((value) => value.types.join('|')));
};

test.each([
  ['string, string -> collection', ['string', 'string'], ['collection']],
  ['(text, Text) → list', ['string', 'string'], ['collection']],
  ['string -> string -> collection', ['string', 'string'], ['collection']],
  ['find : string -> 4D.File', ['string'], ['file']],
  ['string | blob -> picture', ['string|blob'], ['picture']],
  ['-> picture', undefined, ['picture']],
  ['picture ->', ['picture'], undefined],
  ['() -> date', [], ['date']],
  ['Folder -> void', ['folder'], []],
  ['coll -> num', ['collection'], ['number']],
  ['4D.Blob -> blob', ['4d.blob'], ['blob']],
])('reads %s', (query, inputs, outputs) => {
  expect(types(query)).toEqual([inputs, outputs]);
});

test("reads words that aren't types in the version as unknown", () => {
  expect(parseTypeQuery('foo -> number, bar', known)).toEqual({
    unknown: ['foo', 'bar'],
  });
});

test('finds the exact signature first, then similar ones', () => {
  expect(find('string -> integer')).toEqual(['length', 'type']);
  expect(find('collection -> number')).toEqual(['sum', '.length', 'type']);
});

test('finds the owner of a method as an argument', () => {
  expect(find('Folder, string -> File')).toEqual(['file']);
});

test('finds parameters in any order, and optional ones', () => {
  expect(find('integer, string, string -> collection')[0]).toBe('split');
  expect(find('string, string -> collection')[0]).toBe('split');
});

test('finds output parameters', () => {
  expect(find('-> picture')).toEqual(['blobToPicture']);
  expect(find('blob -> picture')).toEqual(['blobToPicture']);
});

test('finds a value with more than one type', () => {
  expect(find('File -> string')).toEqual(['read']);
});

test('finds functions without parameters, for an explicit query', () => {
  expect(find('() -> date')).toEqual(['currentDate']);
  expect(find('string -> date')).toEqual([]);
});

test('finds a blob of either kind', () => {
  expect(find('File -> blob')[0]).toBe('getContent');
});

test("finds the matching form, as the hit's signature", () => {
  const twoForms = [
    signature(0, 'num(flag : boolean) : number', 'boolean', 'number'),
    signature(0, 'num(text : string) : number', 'string', 'number'),
  ];
  const [hit] = rankSignatures(parse('string -> number'), twoForms, documents, 8);
  expect(hit?.document.signature).toBe('num(text : string) : number');
});
