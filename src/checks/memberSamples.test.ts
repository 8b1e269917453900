import {describe, expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {memberSamples} from './memberSamples';

const commandPath = 'language/commands/length.md';

function problemsOf(pagePath: string, ...lines: string[]): string[] {
  const site = testSite({next: {[pagePath]: lines.join('\n')}});
  return site.versions.flatMap(({pages}) =>
    pages.flatMap((page) => memberSamples(page, site).map(({line, found}) => `${line}: ${found}`)),
  );
}

const command = [
  '---\nkind: command\n---',
  '```qs signature',
  'length(aString : string) : integer',
  '```',
];
const sample = (...lines: string[]) => ['```qs', ...lines, '```'];

test.each([
  ['with its result in a comment', sample('size = length("Qodly") // 5')],
  ['with its effect in the comment above', sample('// the file is empty', 'size = length(text)')],
  [
    'with a sentence after the sample',
    [...sample('size = length(a)'), '', 'That is 5 for "Qodly".'],
  ],
  ['with a list after the sample', [...sample('size = length(a)'), '', '- 5']],
  ['with a table after the sample', [...sample('size = length(a)'), '', '| a |', '|---|', '| 5 |']],
  ['with its output after the sample', [...sample('size = length(a)'), '', '```json', '5', '```']],
  [
    'with a preparatory sample before the call',
    [...sample('a = "Qodly"'), '', '## More', ...sample('size = length(a) // 5')],
  ],
])('a command is accepted %s', (_, lines) => {
  expect(problemsOf(commandPath, ...command, ...lines)).toEqual([]);
});

test.each([
  ['without a sample', []],
  ['with a sample only in another language', ['```ts', 'const size = length(a);', '```']],
  ['with a sample that names it only in a string or a comment', sample('a = "length" // length')],
])('a command is rejected %s', (_, lines) => {
  expect(problemsOf(commandPath, ...command, ...lines)).toEqual([
    '1: no sample under this heading uses "length"',
  ]);
});

test('a command is rejected if no text up to the next heading explains its sample', () => {
  const lines = [...sample('size = length("a // b")'), '', '## See also', '', 'It is 5.'];
  expect(problemsOf(commandPath, ...command, ...lines).join()).toMatch(
    /^7: the sample for "length" shows neither a result nor an effect$/,
  );
});

describe('a class', () => {
  const heading = (form: string) => [`## \`${form}\``, '```qs signature', form, '```'];
  const page = (...lines: string[]) =>
    problemsOf('language/SignalClass.md', '---\nkind: class\n---', ...lines);

  test('shows each function under its own heading', () => {
    const shown = sample('done = signal.wait() // true');
    expect(page(...heading('.wait()'), ...shown, ...heading('.trigger()')).join()).toMatch(
      /^11: no sample .* uses "trigger"$/,
    );
  });

  test('needs no sample for a property', () => {
    expect(page(...heading('.description : string'))).toEqual([]);
  });
});

test('a command with its own page needs no sample on other pages', () => {
  const otherPage = ['## `length`', ...command.slice(1)].join('\n');
  const ownPage = [...command, ...sample('size = length("Qodly") // 5')].join('\n');
  const site = testSite({next: {'language/basics/text.md': otherPage, [commandPath]: ownPage}});
  const problems = site.versions[0]?.pages.flatMap((page) => memberSamples(page, site));
  expect(problems).toEqual([]);
});
