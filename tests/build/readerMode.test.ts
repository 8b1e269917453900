import {Readability} from '@mozilla/readability';
import {load} from 'cheerio';
import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {pageKinds} from '../support/pageKinds';
import {emittedRoutes, readBuilt} from './builtPages';

/** Returns text without whitespace, which a readers' mode may change. */
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Returns the title and the text that the readers' mode of Firefox shows of a page. */
function readersMode(html: string): {title: string; text: string} {
  const {document} = parseHTML(html);
  const article = new Readability(document as unknown as Document).parse();
  return {title: article?.title ?? '', text: squeeze(article?.textContent ?? '')};
}

const routes = emittedRoutes();

// The list of all commands is an index rather than an article.
const articles = Object.entries(pageKinds).filter(
  ([kind, route]) =>
    kind !== 'command list' &&
    routes.has(route) &&
    load(readBuilt(`${route || 'index'}.html`))('article .markdown').length > 0,
);

/** The parts of a page that must stay. */
const parts = {
  signatures: 'pre.signature',
  'cells of tables': 'td',
  'samples, with results and those in unchosen tabs': '.code-body pre',
};

test.each(articles)("readers' mode keeps the title and every part of the page: %s", (_, route) => {
  const html = readBuilt(`${route}.html`);
  const page = load(html);
  const {title, text} = readersMode(html);
  expect(title).not.toBe('');
  expect(page('title').text()).toContain(title);
  // Arrows, which have text for screen readers beside them.
  page('[aria-hidden]').remove();
  for (const [name, selector] of Object.entries(parts)) {
    const lost = page(`article ${selector}`)
      .toArray()
      .map((element) => page(element).text())
      .filter((part) => !text.includes(squeeze(part)));
    expect(lost, name).toEqual([]);
  }
});

test('the pages have signatures, tables, samples, and tabs', () => {
  const all = load(articles.map(([, route]) => readBuilt(`${route}.html`)).join(''));
  for (const selector of [...Object.values(parts), '[role=tabpanel][data-closed] pre']) {
    expect(all(selector).length, selector).toBeGreaterThan(3);
  }
});

test('a short block that is nearly all links would be lost', () => {
  const link = '<a href="#x">parameter</a>';
  const block = `${link}${link}`;
  const page = (signature: string) =>
    `<html><body><article><h1>T</h1>${'<p>Enough text, with commas, for a paragraph of an article.</p>'.repeat(9)}${signature}</article></body></html>`;
  expect(readersMode(page(`<div><pre><code>${block}</code></pre></div>`)).text).not.toContain(
    'parameterparameter',
  );
  expect(readersMode(page(`<pre><code>${block}</code></pre>`)).text).toContain(
    'parameterparameter',
  );
});
