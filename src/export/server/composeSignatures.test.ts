import {expect, test} from 'vitest';
import {readPages} from '../../../tests/support/readPages';
import {exportedVersion} from '../../../tests/support/exportedVersion';
import {composeSignatures} from './composeSignatures';

/** Builds the signature files for a version with these pages. */
function filesOf(pages: Record<string, string>): Map<string, string> {
  const {version, context} = exportedVersion(pages);
  return new Map(composeSignatures(version, context).map(({pathname, text}) => [pathname, text]));
}

const {
  pause = '',
  encode = '',
  file = '',
} = readPages(import.meta.dirname, 'composeSignatures.pages.txt');

test('writes a command on one line, with its signature, description, and the unit of a parameter', () => {
  const wait = pause.replaceAll('pause(', 'wait(');
  const files = filesOf({'language/commands/pause': pause, 'language/commands/wait': wait});
  expect(files.get('/docs/llms/signatures-commands.txt')?.match(/## Process/g)).toHaveLength(1);
  expect(files.get('/docs/llms/signatures-commands.txt')).toContain(
    '\n## Process\n- pause(duration : number {, name : string}) : boolean | pause(duration : time {, name : string}) : boolean // Waits. duration: How long, in ticks\n',
  );
  expect(files.get('/docs/llms/signatures-constants.txt')).toContain(
    '\n- 77: "Too long". duration is too large\n',
  );
});

test('writes a member under its class, with the properties of its options and their defaults', () => {
  const files = filesOf({'language/FileClass': file}).get('/docs/llms/signatures-files.txt');
  expect(files).toContain(
    '\n## File\nA file\n- .open({options : object}) : object // Opens the file\n  - options: {mode* : string, size : number = 10}\n',
  );
});

test('starts every line with a name, even if a command has only a syntax signature', () => {
  const commands = filesOf({'language/commands/encode': encode}).get(
    '/docs/llms/signatures-values.txt',
  );
  expect(commands).toContain('\n- encode(toEncode : blob, string {, *}) // Encodes a value\n');
  expect(commands).not.toMatch(/^- *\/\//m);
});

test('states that a parameter takes any type, regardless of its type in the signature', () => {
  const call = [
    '---',
    'description: Calls a worker.',
    'kind: command',
    'theme: Process',
    '---',
    '',
    '```qs signature',
    'callWorker(process : string {, param {, ...paramN} : integer})',
    '```',
    '',
    '| Parameter | Type | | Description |',
    '|---|---|:-:|---|',
    '| process | string | → | Name |',
    '| param | any | → | Value, of any type (the signature says integer) |',
    '',
  ].join('\n');
  expect(
    filesOf({'language/commands/callWorker': call}).get('/docs/llms/signatures-commands.txt'),
  ).toContain(
    '\n- callWorker(process : string {, param {, ...paramN} : integer}) // Calls a worker. param: Value, of any type (the signature says integer)\n',
  );
});

test("lists a page's constants with their values and descriptions", () => {
  const page = [
    '---',
    'kind: command',
    'description: Waits.',
    'theme: Process',
    '---',
    '',
    '| Constant | Value | Description |',
    '|---|---|---|',
    '| `kShort` | 1 | A tick |',
    '| `kLong` | | A day |',
    '',
  ].join('\n');
  expect(
    filesOf({'language/commands/pause': page}).get('/docs/llms/signatures-constants.txt'),
  ).toContain('\n- pause: kLong (A day), kShort = 1 (A tick)\n');
});

test('writes no signatures for docs without a language', () => {
  expect(filesOf({faq: 'Text.\n'}).size).toBe(0);
});
