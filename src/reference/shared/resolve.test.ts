import {expect, test} from 'vitest';
import type {NameRow, ReferenceNames} from './names';
import {resolve, type SiteVersion} from './resolve';

const versions: SiteVersion[] = [
  {label: 'next', path: '/docs/next', isLast: false},
  {label: '0.2.0', path: '/docs', isLast: true},
  {label: '0.1.0', path: '/docs/0.1.0', isLast: false},
];

const [old, latest, next] = [1, 2, 4];

const names: ReferenceNames = {
  versions: ['0.1.0', '0.2.0', 'next'],
  commands: [
    ['replaceString', 'language/commands/replaceString', old | latest | next],
    ['file', 'language/commands/file', old | latest | next],
    ['logEvent', 'language/commands/logEvent', latest | next],
    ...[...'7654321'].map((digit): NameRow => [`flag${digit}`, `flags#${digit}`, latest]),
  ],
  classes: [
    ['Collection', 'language/CollectionClass', old | latest | next],
    ['Email', 'language/EmailObjectClass', old | latest | next],
    ['Entity', 'language/EntityClass', old | latest | next],
    ['File', 'language/FileClass', old | latest | next],
    ['Class', 'language/ClassClass', latest | next],
  ],
  members: [
    ['Collection.[index]', 'language/CollectionClass#index', old | latest | next],
    ['Collection.query', 'language/CollectionClass#query', old | latest | next],
    ['Entity.query', 'language/EntityClass#query', old | latest | next],
    ['Entity.save', 'language/EntityClass#save', old | latest | next],
    ['File.save', 'language/FileClass#save', next],
    ['File.new', 'language/FileClass#4dfilenew', old | latest | next],
  ],
  constants: [
    ['kErrorMessage', 'language/commands/logEvent#levels', latest | next],
    ['kKeepNull', 'language/CollectionClass#extract', old | latest | next],
    ['kShared', 'language/CollectionClass#copy', old | latest | next],
    ['kShared', 'language/basics/lang-shared#copies', latest | next],
    ['kShared', 'language/commands/replaceString#options', old | latest | next],
  ],
};

function resolveQuery(search: string, preferred?: string) {
  return resolve(search, names, versions, preferred);
}

function path(search: string, preferred?: string): string | undefined {
  const resolution = resolveQuery(search, preferred);
  return resolution.kind === 'page' ? resolution.path : undefined;
}

test.each([
  ['a command', '?command=replaceString', '/docs/language/commands/replaceString'],
  ['a command in any case', 'command=REPLACESTRING', '/docs/language/commands/replaceString'],
  ['a command with parentheses', 'command=file()', '/docs/language/commands/file'],
  ['a class', 'class=Entity', '/docs/language/EntityClass'],
  ['a class in the 4D store', 'class=4D.Entity', '/docs/language/EntityClass'],
  ['a class in the cs store', 'class=CS.entity', '/docs/language/EntityClass'],
  ['a class by the name of its page', 'class=EmailObject', '/docs/language/EmailObjectClass'],
  ['the class named Class', 'class=class', '/docs/language/ClassClass'],
  ['a member', 'class=Entity&member=save', '/docs/language/EntityClass#save'],
  ['a member with a dot', 'class=entity&member=.Save()', '/docs/language/EntityClass#save'],
  [
    'a member with arguments',
    'class=Collection&member=query(name)',
    '/docs/language/CollectionClass#query',
  ],
  [
    'a member with its class',
    'class=4D.File&member=4D.File.new()',
    '/docs/language/FileClass#4dfilenew',
  ],
  ['an index', 'class=Collection&member=[index]', '/docs/language/CollectionClass#index'],
  [
    'a member that only one class in the version has',
    'member=save',
    '/docs/language/EntityClass#save',
  ],
  ['a constant', 'command=kKeepNull', '/docs/language/CollectionClass#extract'],
  ['a constant in any case', 'command=KKEEPNULL', '/docs/language/CollectionClass#extract'],
  ['a class if the member is empty', 'class=Entity&member=', '/docs/language/EntityClass'],
  ['the latest version by name', 'command=file&v=latest', '/docs/language/commands/file'],
  ['a version', 'command=file&v=0.1.0', '/docs/0.1.0/language/commands/file'],
  ['a version without dots', 'command=file&v=010', '/docs/0.1.0/language/commands/file'],
  ['the upcoming version', 'command=file&v=NEXT', '/docs/next/language/commands/file'],
])('resolves to %s', (_, search, target) => {
  expect(resolveQuery(search)).toEqual({kind: 'page', path: target});
});

test("resolves to the reader's version unless the query names one", () => {
  expect(path('command=file', '0.1.0')).toBe('/docs/0.1.0/language/commands/file');
  expect(path('command=file', 'no such version')).toBe('/docs/language/commands/file');
  expect(path('command=file&v=next', '0.1.0')).toBe('/docs/next/language/commands/file');
});

test('falls back to the latest version with a notice if the version is unknown', () => {
  for (const value of ['9.9', '', '0.1.0&v=0.2.0', '//evil.example', 'next/../..']) {
    expect(resolveQuery(`command=file&v=${value}`, '0.1.0')).toMatchObject({
      kind: 'page',
      path: '/docs/language/commands/file',
      notice: expect.stringMatching(/^There is no version “.*”\. This is 0\.2\.0, the latest\.$/),
    });
  }
});

test('lists the versions that have a name if this version lacks it', () => {
  expect(resolveQuery('command=logevent&v=010')).toEqual({
    kind: 'elsewhere',
    name: 'logEvent',
    version: '0.1.0',
    targets: [
      {label: 'next', path: '/docs/next/language/commands/logEvent'},
      {label: '0.2.0', path: '/docs/language/commands/logEvent'},
    ],
  });
});

test('lists all pages in the version that document a constant', () => {
  expect(resolveQuery('command=kShared')).toEqual({
    kind: 'several',
    name: 'kShared',
    version: '0.2.0',
    targets: [
      {label: 'Collection', path: '/docs/language/CollectionClass#copy'},
      {label: 'lang-shared', path: '/docs/language/basics/lang-shared#copies'},
      {label: 'replaceString', path: '/docs/language/commands/replaceString#options'},
    ],
  });
  expect(resolveQuery('command=kShared&v=010')).toMatchObject({
    targets: [{label: 'Collection'}, {label: 'replaceString'}],
  });
});

test('lists the versions that have a constant if this version lacks it', () => {
  expect(resolveQuery('command=kErrorMessage&v=010')).toMatchObject({
    kind: 'elsewhere',
    name: 'kErrorMessage',
    targets: [{label: 'next'}, {label: '0.2.0'}],
  });
});

function nearest(search: string): string[] {
  const resolution = resolveQuery(search);
  return resolution.kind === 'unknown' ? resolution.nearest.map(({label}) => label) : [];
}

test('an unknown name gets suggestions for similar names', () => {
  expect(nearest('command=replaceStrin')[0]).toBe('replaceString');
  expect(nearest('class=Enttiy')[0]).toBe('Entity');
  expect(nearest('class=Entity&member=quer')).toEqual(['Entity.query', 'Collection.query']);
  expect(nearest('command=kSharde')).toEqual(['kShared']);
  expect(nearest('command=flag').join()).toBe('flag1,flag2,flag3,flag4,flag5,flag6');
  expect(resolveQuery('command=file&member=save').kind).toBe('unknown');
});

test.each(['command=logEven', 'command=kErrorMessag', 'class=Clas', 'member=.sav'])(
  'an unknown name gets suggestions only from the version: %s',
  (search) => {
    const [before, after] = [nearest(`${search}&v=010`), nearest(`${search}&v=next`)];
    expect(after.length).toBe(before.length + 1);
  },
);

test('an unknown name gets the same name of another kind or class as a suggestion', () => {
  expect(nearest('command=Entity')).toContain('Entity');
  expect(nearest('class=File&member=query')).toEqual(
    expect.arrayContaining(['Collection.query', 'Entity.query']),
  );
  expect(nearest('member=query')).toEqual(
    expect.arrayContaining(['Collection.query', 'Entity.query']),
  );
});

test.each([
  ['constructor'],
  ['__proto__'],
  ['toString'],
  ['hasOwnProperty'],
  ['file&command=replaceString'],
  ['file&class=Entity'],
  ['//evil.example'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['%2F%2Fevil.example'],
  ['../../../etc/passwd'],
  ['%00'],
  ['%E0%A4%A'],
  ['<img src=x onerror=alert(1)>'],
  ['x'.repeat(10_000)],
])('an unknown name is reported for command=%.60s', (value) => {
  expect(resolveQuery(`command=${value}`)).toMatchObject({kind: 'unknown'});
  expect(resolveQuery(`class=${value}`)).toMatchObject({kind: 'unknown'});
  expect(resolveQuery(`class=Entity&member=${value}`)).toMatchObject({kind: 'unknown'});
});

test('an unknown name is shortened in the response', () => {
  const resolution = resolveQuery(`command=${'x'.repeat(10_000)}&v=${'9'.repeat(10_000)}`);
  expect(JSON.stringify(resolution).length).toBeLessThan(400);
});

test('an empty query resolves to nothing', () => {
  expect(resolveQuery('')).toEqual({kind: 'nothing'});
  expect(resolveQuery('?v=next&other=x')).toEqual({kind: 'nothing'});
});
