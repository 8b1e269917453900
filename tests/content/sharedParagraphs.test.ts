import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../src/content/parsePage';
import {pagePaths, versionTrees} from '../../src/content/trees';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Shorter ones, such as "This property is read-only.", are the grammar of the pages. */
const fewestWords = 15;

/** Paragraphs that stand in several of the pages, with the pages. */
function sharedParagraphs(pages: Map<string, string>): Record<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const [page, source] of pages) {
    visit(parsePage(source), 'paragraph', (paragraph) => {
      const text = toString(paragraph);
      if (text.split(/\s+/).length >= fewestWords) {
        places.set(text, (places.get(text) ?? new Set()).add(page));
      }
    });
  }
  return Object.fromEntries(
    [...places].flatMap(([text, found]) => (found.size > 1 ? [[text, [...found]]] : [])),
  );
}

describe.each(versionTrees(siteDir))('$label', ({directory}) => {
  test('no paragraph stands in two pages', () => {
    const pages = new Map(
      pagePaths(directory).map((page) => [
        page,
        fs.readFileSync(path.join(directory, page), 'utf8'),
      ]),
    );
    expect(sharedParagraphs(pages)).toEqual({});
  });
});

test('a paragraph in two pages is found', () => {
  const text =
    'What several pages must say goes into a partial, so that it is written and changed once.';
  const shared = sharedParagraphs(
    new Map([
      ['a.md', text],
      ['b.md', `## B\n\n${text}`],
      ['c.md', 'Short.'],
    ]),
  );
  expect(shared).toEqual({[text]: ['a.md', 'b.md']});
});
