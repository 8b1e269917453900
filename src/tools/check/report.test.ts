import path from 'node:path';
import {expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {fixFiles} from './report';

let site: WritersSite;

test.each([
  ['a page', 'A. \n* B', 'A.\n\n- B', '\n'],
  ['a page with Windows line endings', 'A. \nB.', 'A.\nB.', '\r\n'],
])('formats %s', (_, body, formatted, lineEnd) => {
  site = createWritersSite({'docs/page.md': validPage(body).replaceAll('\n', lineEnd)});
  const file = path.join(site.directory, 'docs/page.md');
  expect(fixFiles([file, `${file}.gone`])).toEqual([file]);
  expect(site.read('docs/page.md')).toBe(validPage(formatted).replaceAll('\n', lineEnd));
});

test('leaves a file with nothing to format alone', () => {
  site = createWritersSite({'docs/page.md': validPage('Text.')});
  expect(fixFiles([path.join(site.directory, 'docs/page.md')])).toEqual([]);
});
