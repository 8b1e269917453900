import {expect, test} from 'vitest';
import {inMemory} from '../../cache/keptValues';
import {cutArticle, readSections, type PageSections} from './readSections';

const known = inMemory<PageSections>({});
const read = (page: string) => readSections(page, known);

const heading = (level: number, title: string, id: string) =>
  `<h${level} id=${id}>${title}<a href=#${id} class=hash-link>&#8203;</a></h${level}>`;

const html = `<html><body><nav>Menu</nav><article>
<nav class="theme-doc-breadcrumbs"><ul><li class=crumb><a><span>Classes</span></a>
<li class=crumb aria-current=page><span>File</span></ul></nav>
<div class="theme-doc-markdown"><header><h1>File</h1></header><p>A file on disk.</p>
<table><tbody><tr><td><code>==</code>, <code>!=</code><td>a text <code>no</code>
<tr><td><strong>Start Page</strong><td>Choose <strong>Save</strong>.</table>
${heading(2, 'Members', 'members')}<p>A summary.</p>
${heading(2, '<code>.open()</code>', 'open')}
<div class=signature><pre><code><span class=signature-form>.open() : object</span></code></pre></div>
<p><span data-since="0.2.0">Since 0.2.0</span> Opens it.</p>
<pre><code><span class=token-line>file.open()<br></span></code></pre>
${heading(2, 'Examples', 'examples')}${heading(3, 'Read', 'read')}<p>Reads it.</p>
<details class=type-uses><summary>What gives a File (1)</summary><ul><li><code>file()</code>: Returns one.</ul></details>
${heading(2, 'See also', 'see-also')}<p>Elsewhere.</p></div></article></body></html>`;

test('reads titled sections, and leaves out what other sections say', () => {
  expect(read(html)).toMatchObject({
    title: 'File',
    categories: ['Classes'],
    sections: [
      {
        title: 'File',
        hash: '',
        definitions: ['==', '!=', 'Start Page'],
        labels: ['Start Page', 'Save'],
        isExample: false,
      },
      {
        title: '.open()',
        hash: '#open',
        text: 'Opens it.',
        code: 'file.open()\n\n',
        signature: '.open() : object',
        since: '0.2.0',
      },
      {title: 'Examples', isExample: true},
      {title: 'Read', text: 'Reads it.', isExample: true},
    ],
  });
});

test('labels and values of a drawing are words of their own', () => {
  const drawing = '<div><span>Primary Key</span><span>ID</span></div>';
  expect(read(`<article><h1>Model</h1>${drawing}</article>`).sections).toMatchObject([
    {text: 'Primary Key ID'},
  ]);
});

const framed = (
  version: string,
  text: string,
) => `<article><nav class="theme-doc-breadcrumbs"></nav>
<div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>
<div class="theme-doc-version-badge line"><span>Version ${version}</span></div>
<div class="article-text markdown">${text}</div>
<script type="application/json">{"version":"${version}"}</script></div>
<footer class="theme-doc-footer">Version ${version}</footer></article>`;

test('what stands around the text of an article is left out', () => {
  expect(read(framed('0.2.0', '<p>Text.</p>'))).toMatchObject({
    title: 'Page',
    sections: [{title: 'Page', text: 'Text.'}],
  });
});

test('an article is read once for all versions in which its text is the same', () => {
  const text = (base: string, word = 'Use') =>
    `<p>${word} <a href=${base}/file title="file()">file</a>.</p>${heading(2, 'A', 'a')}`;
  const first = read(framed('0.2.0', text('/docs')));
  expect(read(framed('next', text('/docs/next')))).toBe(first);
  expect(first.sections.at(-1)?.hash).toBe('#a');
  const other = read(framed('next', text('/docs/next', 'Take')));
  expect(other.sections[0]?.text).toBe('Take file.');
});

test('cuts the article out of the page, or its main', () => {
  expect(cutArticle('<main><article class=a>x</article></main>')).toBe('x');
  expect(cutArticle('<main class=a>x</main>')).toBe('x');
  expect(cutArticle('<p>x</p>')).toBe('');
});

test('drawings are left out: the text says the same', () => {
  const drawing = '<figure><div role=img aria-label="x"><b>Outline</b></div></figure>';
  const [section] = read(html.replace('<p>A file', `${drawing}<p>A file`)).sections;
  expect(section?.text).toContain('A file on disk.');
  expect(section?.text).not.toContain('Outline');
});
