import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createWritersSite, writtenPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {mendFiles} from './mendFiles';

let site: WritersSite;

afterEach(() => site.remove());

function mend(body: string, lineEnd = '\n') {
  site = createWritersSite({'docs/page.md': writtenPage(body).replaceAll('\n', lineEnd)});
  const file = path.join(site.directory, 'docs/page.md');
  const {mended, left} = mendFiles([file], readSite(site.directory));
  return {
    text: site.read('docs/page.md'),
    mended: mended.map(({line, found}) => `${line}: ${found}`),
    left: left.map(({line, found}) => `${line}: ${found}`),
  };
}

test('a file is mended where no writer has to decide, and the rest is left', () => {
  const {text, mended, left} = mend('## A\nIn the the Javascript text. \n* The databse.\n* B');
  expect(text).toBe(writtenPage('## A\n\nIn the JavaScript text.\n\n- The databse.\n- B'));
  expect(mended).toEqual(
    expect.arrayContaining(['9: "the the" in the text', '9: the name "Javascript"']),
  );
  expect(left).toEqual(['12: "databse" is no word of American English']);
});

test('a file that holds stays as it is', () => {
  const {text, mended, left} = mend('Text.');
  expect([text, mended, left]).toEqual([writtenPage('Text.'), [], []]);
});

test('a file keeps the line ends of Windows', () => {
  const {text} = mend('In the the Javascript text.', '\r\n');
  expect(text).toBe(writtenPage('In the JavaScript text.').replaceAll('\n', '\r\n'));
});

test('a file with the line ends of Windows that holds stays as it is', () => {
  const {text, left} = mend('Text.', '\r\n');
  expect([text, left]).toEqual([writtenPage('Text.').replaceAll('\n', '\r\n'), []]);
});
