import {expect, test} from 'vitest';
import {readPages} from '../../../tests/support/readPages';
import {testPageOf, testVersion} from '../../../tests/support/testSite';
import {entriesOf, referenceOf} from './collectReference';
import type {CollectedEntry} from './entry';

function collect(source: string, route: string): CollectedEntry[] {
  return entriesOf(testPageOf(source, `${route}.md`));
}

const {
  command = '',
  classPage = '',
  parameters = '',
} = readPages(import.meta.dirname, 'collectReference.pages.txt');

test('reads a command with its parameters and result, with types from the table if the form has none', () => {
  expect(collect(command, 'language/commands/position')[0]).toEqual({
    kind: 'command',
    name: 'position',
    theme: 'String',
    purpose: 'Finds a string in another one.',
    route: 'language/commands/position',
    signatures: [
      {
        text: 'position(find : string {, start}{, *}) : integer',
        parameters: [
          {
            name: 'find',
            type: 'string',
            optional: false,
            variadic: false,
            direction: 'in',
            description: 'What to find',
          },
          {
            name: 'start',
            type: 'integer',
            optional: true,
            variadic: false,
            direction: 'in and out',
            description: 'Where to begin',
          },
          {
            name: '*',
            type: '',
            optional: true,
            variadic: false,
            direction: 'in',
            description: 'By character codes',
          },
        ],
        result: {type: 'integer', description: 'Where it is'},
      },
    ],
  });
});

test('reads the constants in a table, with their values, effects, and headings', () => {
  expect(collect(command, 'language/commands/position').slice(1)).toEqual(
    [
      ['kWhole', '1', 'Whole words'],
      ['kLoose', '2', 'Parts of words'],
      ['kFree', '2', 'Parts of words'],
    ].map(([name, value, purpose]) => ({
      kind: 'constant',
      name,
      owner: 'position',
      signatures: [],
      value,
      purpose,
      route: 'language/commands/position',
      anchor: 'options',
    })),
  );
});

test("reads a constant at the beginning of a parameter's description", () => {
  const rows = [
    '| Parameter | Type | | Description |',
    '|---|---|:-:|---|',
    '| mode | integer | → | `kKeyAsString`: returns a string. Left out: the type of the key |',
    '| other | integer | → | `kShort` or `kLong` |',
  ];
  const text = `---\nkind: concept\n---\n\n## Keys\n\n${rows.join('\n')}\n`;
  expect(collect(text, 'language/basics/keys')).toEqual([
    {
      kind: 'constant',
      name: 'kKeyAsString',
      signatures: [],
      purpose: 'Returns a string. Left out: the type of the key',
      route: 'language/basics/keys',
      anchor: 'keys',
    },
  ]);
});

test('reads a class, named as in code, its members, and the commands it documents', () => {
  const entries = collect(classPage, 'language/ZipFileClass');
  expect(entries.map(({kind, owner, name, anchor}) => [kind, owner, name, anchor])).toEqual([
    ['class', undefined, 'ZipFile', undefined],
    ['member', 'ZipFile', 'size', 'size'],
    ['member', 'ZipFile', 'new', '4dzipfilenew'],
    ['command', undefined, 'parseMessage', 'parse-a-message'],
  ]);
  expect(entries.map(({purpose}) => purpose)).toEqual([
    'A file in a ZIP archive.',
    'Size of the file, in bytes.',
    'Creates one.',
    'A command parses it.',
  ]);
});

test('reads the replacement of a deprecated name', () => {
  const text = `---\nkind: class\n---\n\nUsers.\n\n## \`.old()\`\n\n<Deprecated use=".all()">Renamed.</Deprecated>\n\n\`\`\`qs signature\n.old() : collection\n\`\`\`\n\nAll users.\n`;
  expect(collect(text, 'language/UsersClass')[1]).toMatchObject({
    name: 'old',
    purpose: 'All users.',
    deprecated: {use: '.all()', why: 'Renamed.'},
  });
});

test('only reads constants on other pages', () => {
  const text = '---\nkind: concept\n---\n\n| Constant | Form |\n|---|---|\n| `kShort` | short |\n';
  expect(collect(text, 'language/basics/lang-date')).toMatchObject([
    {kind: 'constant', name: 'kShort', purpose: 'short'},
  ]);
});

test('reads a command on a page about something else, but no language keywords', () => {
  expect(collect(parameters, 'language/basics/lang-parameters')).toMatchObject([
    {kind: 'command', name: 'countParameters', anchor: 'countparameters'},
  ]);
});

test('lists a command with its own page only for that page', () => {
  const version = testVersion('next', {
    'language/basics/lang-parameters.md': parameters,
    'language/commands/countParameters.md': '---\nkind: command\n---\n',
  });
  expect(referenceOf(version).map(({route}) => route)).toEqual([
    'language/commands/countParameters',
  ]);
});

test('takes the value of a constant from any page that states it', () => {
  const page = (value: string) =>
    `---\nkind: command\n---\n\n| Constant | Value |\n|---|---|\n| \`kShort\` | ${value} |\n`;
  const version = testVersion('next', {
    'language/commands/a.md': page(''),
    'language/commands/b.md': page('7'),
  });
  const constants = referenceOf(version).filter(({kind}) => kind === 'constant');
  expect(constants.map(({owner, value}) => [owner, value])).toEqual([
    ['a', '7'],
    ['b', '7'],
  ]);
});
