import {expect, test} from 'vitest';
import {extractArticle, readHtml} from './readHtml';

const heading = (level: number, title: string, id: string) =>
  `<h${level} id=${id}>${title}<a href=#${id} class=hash-link>&#8203;</a></h${level}>`;

test('reads titled sections, without controls, drawings, and samples', () => {
  const html = `<html><body><nav>Menu</nav><main><h1>Qodly</h1><p>Build apps.</p>
<div><span>Primary Key</span><span>ID</span></div><button>Copy</button>
<div role=tablist>HTTP</div><figure><div role=img>Outline</div></figure>
${heading(2, 'Tour', 'tour')}<p>Try it.</p><pre>code</pre></main></body></html>`;
  expect(readHtml(html)).toMatchObject({
    title: 'Qodly',
    sections: [
      {title: 'Qodly', hash: '', text: 'Build apps. Primary Key ID'},
      {title: 'Tour', hash: '#tour', text: 'Try it.'},
    ],
  });
});

test('extracts the article from the page, or else its main element', () => {
  expect(extractArticle('<main><article class=a>x</article></main>')).toBe('x');
  expect(extractArticle('<main class=a>x</main>')).toBe('x');
  expect(extractArticle('<p>x</p>')).toBe('');
});
