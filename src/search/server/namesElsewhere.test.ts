import {expect, test} from 'vitest';
import type {Entry} from '../../content/reference/entry';
import type {NameElsewhere} from '../shared/types';
import {namesElsewhere, namesIn} from './namesElsewhere';

const entry = (name: string, overrides: Partial<Entry> = {}) =>
  ({kind: 'command', name, route: `language/commands/${name}`, ...overrides}) as Entry;
const getJSON = entry('getJSON', {
  kind: 'member',
  owner: 'IncomingMessage',
  route: 'language/IncomingMessageClass',
  anchor: 'getjson',
});
const docsIn = (base: string, ...routes: string[]) =>
  routes.map((route) => ({permalink: `${base}/${route}`, title: route.toUpperCase()}));
const versions = [
  namesIn({label: '1.0.0', path: '/docs/1.0.0', docs: docsIn('/docs/1.0.0', 'faq', 'old')}, [
    entry('length'),
    entry('oldCommand'),
  ]),
  namesIn(
    {
      label: '1.1.0',
      path: '/docs/',
      docs: [
        ...docsIn('/docs', 'faq', 'guides/new', 'language/commands/logEvent'),
        {permalink: '/docs/hidden', title: 'Hidden', unlisted: true},
        {permalink: '/docs/moved', title: 'FAQ'},
      ],
    },
    [entry('length'), entry('logEvent'), getJSON],
  ),
  namesIn({label: 'next', path: '/docs/next', docs: docsIn('/docs/next', 'faq', 'guides/new')}, [
    entry('length'),
    entry('logEvent'),
    getJSON,
    entry('newest'),
    entry('kNew', {kind: 'constant'}),
  ]),
];

const rows = (names: readonly NameElsewhere[] = []) =>
  names.map(({name, version, isNewer, path}) => [name, version, isNewer, path]);

test('a version lists what it lacks, in the first newer version or the last older one', () => {
  const found = namesElsewhere(versions);
  const oldCommand = ['oldCommand', '1.0.0', false, '/docs/1.0.0/language/commands/oldCommand'];
  const oldPage = ['OLD', '1.0.0', false, '/docs/1.0.0/old'];
  const newest = ['newest', 'next', true, '/docs/next/language/commands/newest'];
  expect(rows(found['1.0.0'])).toEqual([
    ['logEvent', '1.1.0', true, '/docs/language/commands/logEvent'],
    ['IncomingMessage.getJSON', '1.1.0', true, '/docs/language/IncomingMessageClass#getjson'],
    ['GUIDES/NEW', '1.1.0', true, '/docs/guides/new'],
    newest,
  ]);
  expect(rows(found['1.1.0'])).toEqual([newest, oldCommand, oldPage]);
  expect(rows(found.next)).toEqual([oldCommand, oldPage]);
});

test('the last older version is the closest one', () => {
  const older = ['1.0.0', '1.1.0'].map((label) =>
    namesIn({label, path: '/', docs: []}, [entry('gone')]),
  );
  const {next} = namesElsewhere([...older, {version: 'next', names: []}]);
  expect(next?.map(({version}) => version)).toEqual(['1.1.0']);
});
