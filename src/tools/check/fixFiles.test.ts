import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {fixFiles} from './fixFiles';

let site: WritersSite;

afterEach(() => site.remove());

function fix(body: string, lineEnd = '\n') {
  site = createWritersSite({'docs/page.md': validPage(body).replaceAll('\n', lineEnd)});
  const file = path.join(site.directory, 'docs/page.md');
  const {fixed, left} = fixFiles([file], readSite(site.directory));
  return {
    text: site.read('docs/page.md'),
    fixed: fixed.map(({line, found}) => `${line}: ${found}`),
    left: left.map(({line, found}) => `${line}: ${found}`),
  };
}

test('only applies mechanical fixes', () => {
  const {text, fixed, left} = fix('## A\nIn the the text. \n* The databse.\n* B');
  expect(text).toBe(validPage('## A\n\nIn the the text.\n\n- The databse.\n- B'));
  expect(fixed.join()).toMatch(/Trailing spaces|the style of the Markdown/);
  expect(left).toEqual([
    '10: "the the" in the text',
    '12: "databse" is not a word of American English',
  ]);
});

test('keeps a list together', () => {
  expect(fix('Text.\n\n\n* one\n* two').text).toBe(validPage('Text.\n\n- one\n- two'));
});

test('indents a sample according to its structure', () => {
  const sample = (...lines: string[]) => `\`\`\`qs\n${lines.join('\n')}\n\`\`\``;
  const misindentedSample = sample(
    'a = 1',
    '  b = 2',
    'if (a == b)',
    '  a = 3',
    '    // why',
    '  b = fill( \\',
    '    4)',
    'end',
    '  a = 5',
  );
  const indentedSample = sample(
    'a = 1',
    'b = 2',
    'if (a == b)',
    '\ta = 3',
    '\t// why',
    '\tb = fill( \\',
    '\t\t4)',
    'end',
    'a = 5',
  );
  expect(fix(misindentedSample).text).toBe(validPage(indentedSample));
});

test("doesn't change a correct sentence", () => {
  const body = [
    'Sign in in a private window.',
    'Turn the log on on the server.',
    'If you had had a backup.',
    'What it is is a matter of taste.',
    'The people that that rule protects.',
    'Not simply a list, it simply works.',
  ].join('\n\n');
  expect(fix(body).text).toBe(validPage(body));
});

test("doesn't change a file without problems", () => {
  const {text, fixed, left} = fix('Text.');
  expect([text, fixed, left]).toEqual([validPage('Text.'), [], []]);
});

test('keeps Windows line endings', () => {
  const {text} = fix('A. \nB.', '\r\n');
  expect(text).toBe(validPage('A.\nB.').replaceAll('\n', '\r\n'));
});
