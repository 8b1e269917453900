import {expect, test} from 'vitest';
import {companies, companyDatabase} from '../../testing/companies';
import {createDatabase, type SampleData} from './database';
import {tableOfFiles, tablesOf} from './tables';

const company: SampleData['dataclasses'][number] = {
  name: 'Company',
  columns: ['ID: number', 'name: string'],
  entities: [[1, 'Nova']],
};

test.each<[string, Partial<typeof company>, string]>([
  ['a column without a type', {columns: ['ID']}, 'Company: expected "name: type"'],
  ['an unknown type', {columns: ['ID: integer']}, 'Company.ID: expected one of the types string,'],
  ['an unknown dataclass', {columns: ['ID: number', 'a: B.c']}, 'Company.a: expected a dataclass'],
  [
    'a name used twice',
    {columns: ['ID: number', 'name: string', 'name: date']},
    "Company.name: expected a name that Company doesn't have yet",
  ],
  ['a relation as the key', {columns: ['a: Company.b']}, 'as the first column, a primary key'],
  [
    'a key used twice',
    {
      entities: [
        [1, 'A'],
        [1, 'B'],
      ],
    },
    'Company 1: expected a number or a string that is unique',
  ],
  ['a missing value', {entities: [[1]]}, 'Company 1: expected 2 values, found 1'],
  [
    'a value of another type',
    {entities: [[1, 2]]},
    'Company 1, name: expected a string or null, found 2',
  ],
  [
    'an invalid date',
    {columns: ['ID: number', 'due: date'], entities: [[1, '1/2/2025']]},
    'Company 1, due: expected a date such as "2025-04-30", found "1/2/2025"',
  ],
  [
    'a relation to a missing entity',
    {columns: ['ID: number', 'owner: Company.owned'], entities: [[1, 9]]},
    'Company 1, owner: expected the key of an entity of Company, found 9',
  ],
])('rejects %s', (_, change, message) => {
  expect(() => createDatabase({dataclasses: [{...company, ...change}]})).toThrow(message);
});

test('lists its tables', () => {
  companyDatabase.restart();
  const tables = tablesOf(companyDatabase);
  expect(tables.map(({name}) => name)).toEqual(companies.dataclasses.map(({name}) => name));
  expect(tables[0]).toEqual({
    name: 'Company',
    columns: ['ID', 'name', 'city'],
    rows: [
      ['20', 'Nova', 'Oslo'],
      ['21', 'Globex', 'Lyon'],
    ],
  });
  expect(tables[1]?.rows[2]).toEqual([
    ...['3', 'Marie', 'Lind', '42000', ''],
    '{"languages":[{"name":"Japanese","level":"basic"}]}',
    ...['20', '1'],
  ]);
});

test('lists files with those in archives', () => {
  const files = {
    '/DATA/a.txt': 'one\ntwo',
    '/DATA/b/': '',
    '/DATA/c.zip': {archive: {'/d.png': {base64: 'AAEC'}}},
  };
  expect(tableOfFiles(files).rows).toEqual([
    ['/DATA/a.txt', '"one\\ntwo"'],
    ['/DATA/b/', 'an empty folder'],
    ['/DATA/c.zip', 'a ZIP archive'],
    ['/DATA/c.zip/d.png', 'a blob of 3 bytes'],
  ]);
});
