import {expect, test} from 'vitest';
import type {Entry} from '../../content/reference/entry';
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

test('a version lists names from the first newer version and the last older version', () => {
  expect(namesElsewhere(versions, paths)).toEqual({
    '1.0.0': [
      {
        name: 'logEvent',
        version: '1.1.0',
        isNewer: true,
        path: '/docs/language/commands/logEvent',
      },
      {
        name: 'IncomingMessage.getJSON',
        version: '1.1.0',
        isNewer: true,
        path: '/docs/language/IncomingMessageClass#getjson',
      },
      {
        name: 'newest',
        version: 'next',
        isNewer: true,
        path: '/docs/next/language/commands/newest',
      },
    ],
    '1.1.0': [
      {
        name: 'newest',
        version: 'next',
        isNewer: true,
        path: '/docs/next/language/commands/newest',
      },
      {
        name: 'oldCommand',
        version: '1.0.0',
        isNewer: false,
        path: '/docs/1.0.0/language/commands/oldCommand',
      },
    ],
    next: [
      {
        name: 'oldCommand',
        version: '1.0.0',
        isNewer: false,
        path: '/docs/1.0.0/language/commands/oldCommand',
      },
    ],
  });
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
