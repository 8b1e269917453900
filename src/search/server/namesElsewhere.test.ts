import {expect, test} from 'vitest';
import type {Entry} from '../../content/reference/entry';
import type {NameElsewhere} from '../shared/types';
import {namesElsewhere} from './namesElsewhere';

const entry = (name: string, overrides: Partial<Entry> = {}) =>
  ({kind: 'command', name, route: `language/commands/${name}`, ...overrides}) as Entry;
const getJSON = entry('getJSON', {
  kind: 'member',
  owner: 'IncomingMessage',
  route: 'language/IncomingMessageClass',
  anchor: 'getjson',
});
const versions = [
  {version: '1.0.0', entries: [entry('length'), entry('oldCommand')]},
  {version: '1.1.0', entries: [entry('length'), entry('logEvent'), getJSON]},
  {version: 'next', entries: [entry('length'), entry('logEvent'), getJSON, entry('newest')]},
];
const paths = new Map([
  ['1.0.0', '/docs/1.0.0'],
  ['1.1.0', '/docs/'],
  ['next', '/docs/next'],
]);

const rows = (names: readonly NameElsewhere[] = []) =>
  names.map(({name, version, isNewer, path}) => [name, version, isNewer, path]);

test('a version lists names from the first newer version and the last older version', () => {
  const found = namesElsewhere(versions, paths);
  const oldCommand = ['oldCommand', '1.0.0', false, '/docs/1.0.0/language/commands/oldCommand'];
  const newest = ['newest', 'next', true, '/docs/next/language/commands/newest'];
  expect(rows(found['1.0.0'])).toEqual([
    ['logEvent', '1.1.0', true, '/docs/language/commands/logEvent'],
    ['IncomingMessage.getJSON', '1.1.0', true, '/docs/language/IncomingMessageClass#getjson'],
    newest,
  ]);
  expect(rows(found['1.1.0'])).toEqual([newest, oldCommand]);
  expect(rows(found.next)).toEqual([oldCommand]);
});

test('the last older version is the closest one', () => {
  const older = ['1.0.0', '1.1.0'].map((version) => ({version, entries: [entry('gone')]}));
  const {next} = namesElsewhere([...older, {version: 'next', entries: []}], paths);
  expect(next?.map(({version}) => version)).toEqual(['1.1.0']);
});

test('leaves out versions that are not built', () => {
  const {'1.0.0': missing} = namesElsewhere(versions, new Map([['1.0.0', '/docs/1.0.0']]));
  expect(missing).toEqual([]);
});
