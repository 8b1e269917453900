import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {testVersion} from '../support/testSite';
import {readSite, type Version} from '../../src/content/site';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Shorter ones, such as "This property is read-only.", are the grammar of the pages. */
const fewestWords = 15;

/** Paragraphs that stand in several of the pages, with the pages. */
function sharedParagraphs({pages}: Version): Record<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const page of pages) {
    visit(page.tree, 'paragraph', (paragraph) => {
      const text = toString(paragraph);
      if (text.split(/\s+/).length >= fewestWords) {
        places.set(text, (places.get(text) ?? new Set()).add(page.path));
      }
    });
  }
  return Object.fromEntries(
    [...places].flatMap(([text, found]) => (found.size > 1 ? [[text, [...found]]] : [])),
  );
}

test.each(readSite(siteDir).versions)('no paragraph of $label stands in two pages', (version) => {
  expect(sharedParagraphs(version)).toEqual({});
});

test('a paragraph in two pages is found', () => {
  const text =
    'What several pages must say goes into a partial, so that it is written and changed once.';
  const version = testVersion('next', {
    'a.md': text,
    'b.md': `## B\n\n${text}`,
    'c.md': 'Short.',
  });
  expect(sharedParagraphs(version)).toEqual({[text]: ['a.md', 'b.md']});
});
