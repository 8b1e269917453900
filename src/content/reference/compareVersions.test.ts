import {expect, test} from 'vitest';
import {parseSignature} from 'qodlyscript/reference';
import {compareVersions, describeChanges} from './compareVersions';
import {keyOf, type CollectedEntry} from './entry';

function command(...forms: string[]): CollectedEntry {
  const parsed = forms.map((form) => parseSignature(form));
  return {
    kind: 'command',
    name: parsed[0]?.name ?? '',
    purpose: 'Does it.',
    route: 'language/commands/page',
    signatures: parsed.map(({text, parameters, result}) => ({
      text,
      parameters: parameters.map((parameter) => ({...parameter, direction: 'in', description: ''})),
      ...(result && {result: {type: result, description: ''}}),
    })),
  };
}

function histories(...versions: CollectedEntry[][]) {
  const compared = compareVersions(
    versions.map((entries, index) => ({version: `0.${index + 1}.0`, entries})),
  );
  return compared.map(({entries}) => entries.map(({since, changed}) => ({since, changed})));
}

test('compareVersions determines the version that introduced a name', () => {
  const [a, b] = [command('a()'), command('b()')];
  expect(histories([a], [a, b], [a, b])).toEqual([
    [{since: '0.1.0', changed: []}],
    [
      {since: '0.1.0', changed: []},
      {since: '0.2.0', changed: []},
    ],
    [
      {since: '0.1.0', changed: []},
      {since: '0.2.0', changed: []},
    ],
  ]);
});

test('compareVersions starts over if a version in between lacks the name', () => {
  const a = command('a()');
  expect(histories([a], [], [a])[2]).toEqual([{since: '0.3.0', changed: []}]);
});

test('compareVersions considers names from retired versions', () => {
  const [a, b, c] = [command('a()'), command('b()'), command('c()')];
  const names = (...entries: CollectedEntry[]) => entries.map(keyOf);
  const retired = [
    {version: '0.0.1', names: names(a, c)},
    {version: '0.0.2', names: names(a, b)},
  ];
  const compared = compareVersions([{version: '0.1.0', entries: [a, b, c]}], retired);
  expect(compared[0]?.entries.map(({since}) => since)).toEqual(['0.0.1', '0.0.2', '0.1.0']);
});

test('compareVersions lists, for each version, the changes so far', () => {
  const [first, second, third] = [
    command('a(x : string)'),
    command('a(x : string, y : date)'),
    command('a(x : string, y : date) : date'),
  ];
  const [, middle, last] = histories([first], [second], [third]);
  expect(middle?.[0]?.changed).toEqual([{version: '0.2.0', what: ['`y` is new']}]);
  expect(last?.[0]?.changed.map(({version}) => version)).toEqual(['0.2.0', '0.3.0']);
});

test.each([
  ['nothing if the signature is the same', 'a(x : Text)', 'a(x : text)', []],
  ['that a parameter is new', 'a()', 'a(x : string)', ['`x` is new']],
  ['that a parameter was removed', 'a(x : string)', 'a()', ['`x` was removed']],
  ['that a type was added', 'a(x : string)', 'a(x : string | blob)', ['`x` can also be `blob`']],
  [
    'that a type is different',
    'a(x : string)',
    'a(x : blob)',
    ['`x` is now `blob` instead of `string`'],
  ],
  ['that a parameter may be left out', 'a(x : date)', 'a({x : date})', ['`x` is now optional']],
  ['that a parameter is now required', 'a({x : date})', 'a(x : date)', ['`x` is now required']],
  ['that a result was added', 'a()', 'a() : date', ['The result is now `date`']],
  ['that a result was removed', 'a() : date', 'a()', ['The result is no longer `date`']],
  ['nothing if a missing result becomes void', 'a()', 'a() : void', []],
])('describeChanges reports %s', (_, before, after, what) => {
  expect(describeChanges(command(before), command(after))).toEqual(what);
});

test('describeChanges reports a type that a new form adds', () => {
  expect(
    describeChanges(command('a(x : string)'), command('a(x : string)', 'a(x : blob)')),
  ).toEqual(['`x` can also be `blob`']);
});
