import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import codeBlocks from './codeBlocks';

interface Props {
  language: string;
  title: string;
  html: string;
}

const CodeSample = ({language, title, html}: Props) =>
  createElement('pre', {lang: language, title, dangerouslySetInnerHTML: {__html: html}});

const render = (...lines: string[]) =>
  renderPage(lines.join('\n'), [codeBlocks], undefined, {CodeSample});

test('highlights a sample in its language', async () => {
  expect(await render('```qs title="Employee"', 'var employee : cs.Employee', '```')).toBe(
    '<pre lang="qs" title="Employee"><span class="token keyword">var</span> employee : <span class="token type class-name">cs.Employee</span></pre>',
  );
});

test('only escapes code in an unknown language', async () => {
  expect(await render('```text', 'a < b && c', '', 'end', '```')).toBe(
    '<pre lang="text" title="">a &lt; b &amp;&amp; c\n\nend</pre>',
  );
});

test.each([
  ['Response', '```http\nGET /rest/Employee\n```\n\n```json\n1\n```'],
  ['JSON', '```http\nGET /rest/Employee\n```\n\nText.\n\n```json\n1\n```'],
  ['JSON', '```qs\nreturn 1\n```\n\n```json\n1\n```'],
])('titles JSON "%s" in: %s', async (title, source) => {
  expect(await render(source)).toContain(`<pre lang="json" title="${title}">`);
});

test('also highlights samples in lists and admonitions', async () => {
  expect(await render('- item', '', '  ```json', '  {"a": 1}', '  ```')).toContain(
    '<span class="token number">1</span>',
  );
});

const highlightedLine = '<span class="token-line theme-code-block-highlighted-line">';

test.each([
  ['after the language', ['```text {2}', 'one', 'two', '```']],
  ['with a range', ['```text {2-2,9}', 'one', 'two', '```']],
])('highlights a line specified %s', async (_, lines) => {
  expect(await render(...lines)).toContain(
    `<span class="token-line">one\n</span>${highlightedLine}two\n</span></pre>`,
  );
});
