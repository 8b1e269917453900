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
  signature(11, 'milliseconds : integer', '', 'integer'),
  signature(12, 'throw(error : object)', 'object', ''),
];
const names =
  'abs length split sum .length blobToPicture currentDate type file read getContent milliseconds throw';
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

test.each([
  ['a -> b', true],
  ['a→b', true],
  ['-> b', true],
  ['a =>', true],
  ['collection', false],
  ['a - b', false],
  ['x > 3', false],
  ['a-b', false],
])('tells whether %s is a query by type', (query, isTypeQuery) => {
  expect(hasArrow(query)).toBe(isTypeQuery);
});

const types = (query: string) => {
  const {inputs, outputs} = parse(query);
  return [inputs, outputs].map((side) => side?.map((value) => value.types.join('|')));
};

test.each([
  ['string, string -> collection', ['string', 'string'], ['collection']],
  ['string, -> collection', ['string'], ['collection']],
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
  ['long, longint, int32, int64 -> real', Array(4).fill('integer'), ['number']],
  ['char, varchar, photo -> double', ['string', 'string', 'picture'], ['number']],
  ['array, list, vector -> float, decimal', Array(3).fill('collection'), ['number', 'number']],
  ['variant, mixed, value, unknown, * -> img', Array(5).fill('any'), ['picture']],
  ['variable, expression -> bytes, binary, buffer', ['any', 'any'], ['blob', 'blob', 'blob']],
])('reads %s', (query, inputs, outputs) => {
  expect(types(query)).toEqual([inputs, outputs]);
});

test("reads words that aren't types in the version as unknown", () => {
  expect(parseTypeQuery('foo -> number, bar', known)).toEqual({
    unknown: ['foo', 'bar'],
  });
});

test.each([
  ['the exact signature first, then similar ones', 'string -> integer', 'length type'],
  ['the exact signature first, then similar ones', 'collection -> number', 'sum .length type'],
  ['the owner of a method as an argument', 'Folder, string -> File', 'file'],
  ['parameters in any order', 'integer, string, string -> collection', 'split'],
  ['optional parameters', 'string, string -> collection', 'split'],
  ['output parameters', '-> picture', 'blobToPicture'],
  ['output parameters', 'blob -> picture', 'blobToPicture'],
  ['a value with more than one type', 'File -> string', 'read'],
  [
    'commands before members, fewer parameters first',
    '-> integer',
    'milliseconds length type .length abs sum',
  ],
  ['what takes a type, and more', 'Folder ->', 'type throw file'],
  ['functions without parameters', '() -> date', 'currentDate'],
  ['no function that lacks the parameter', 'string -> date', ''],
  ['a blob of either kind', 'File -> blob', 'getContent'],
  ['a blob of either kind', '4D.Blob -> picture', 'blobToPicture'],
  ['classes as objects, but no basic types', 'object ->', 'throw type read getContent'],
  ['classes as objects, but no basic types', '-> object', 'getContent file'],
])('finds %s: %s', (_, query, titles) => {
  expect(find(query).join(' ')).toBe(titles);
});

test("finds the matching form, as the hit's signature", () => {
  const twoForms = [
    signature(0, 'num(flag : boolean) : number', 'boolean', 'number'),
    signature(0, 'num(text : string) : number', 'string', 'number'),
  ];
  const [hit] = rankSignatures(parse('string -> number'), twoForms, documents, 8);
  expect(hit?.document.signature).toBe('num(text : string) : number');
});
