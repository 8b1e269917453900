import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {companyDatabase} from '../testing/companies';
import {parseResults, type ResultCase} from '../testing/parseResults';
import {resultOf} from '../testing/resultOf';
import {blobMembers, collectionMembers, functionMembers} from './calls';
import {commands} from './commands';
import {clockCommands} from './commands/clockCommands';
import {documentFunctions, documentProperties} from './members/documents';
import {handleMembers} from './members/fileHandles';
import {messageMembers} from './members/messages';
import {runCode} from './runCode';
import {specialForms} from './specialForms';

const read = (name: string) =>
  parseResults(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'));
const results = read('results.txt');
const resultsWithFiles = read('resultsWithFiles.txt');

const files = {
  '/DATA/report.txt': '42 invoices',
  '/DATA/.hidden': '',
  '/DATA/Photos/team/lind.jpg': {base64: '/9j/'},
  '/DATA/report.zip': {archive: {'/report.txt': '42', '/data/figures.txt': '36'}},
};

const toRow = ({code, result, source}: ResultCase) => [code, result, source] as const;

test.each(results.map(toRow))('%s => %s', (_, result, source) => {
  expect(resultOf(source, {database: companyDatabase})).toBe(result);
});

test.each(resultsWithFiles.map(toRow))('with files, %s => %s', (_, result, source) => {
  const {values, stop} = runCode(source, {precedence: 'byLevel', definitions: [], files});
  expect(stop?.message ?? values.at(-1)?.text).toBe(result);
});

test('every command and member has a case', () => {
  const all = [...results, ...resultsWithFiles];
  const ofCollections = all.filter(({section}) => section === 'Collections');
  const others = {
    ...commands,
    ...specialForms,
    ...documentProperties,
    ...documentFunctions,
    ...handleMembers,
    ...functionMembers,
    ...blobMembers,
    ...messageMembers,
  };
  expect([
    ...Object.keys(collectionMembers).filter((name) => !isUsed(name, ofCollections)),
    ...Object.keys(others).filter((name) => !(name in clockCommands) && !isUsed(name, all)),
  ]).toEqual([]);
});

function isUsed(name: string, cases: readonly {code: string}[]): boolean {
  return cases.some(({code}) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(code));
}

test.each([
  ['currentDate', /^!\d{4}-\d\d-\d\d!$/],
  ['currentTime', /^\?[0-2]\d:[0-5]\d:[0-5]\d\?$/],
  ['generateUUID', /^"[0-9A-F]{32}"$/],
  ['milliseconds', /^\d+$/],
  ['random', /^\d{1,5}$/],
  ['timestamp', /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/],
])('%s differs for each run, and is unknown when results are compared', (name, pattern) => {
  const {values} = runCode(`x = ${name}`, {precedence: 'byLevel', definitions: []});
  expect(values[0]?.text).toMatch(pattern);
  expect(resultOf(`result = ${name}`)).toBe(`${name} is not supported`);
});
