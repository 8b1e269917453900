import type {Nodes} from 'mdast';
import {expect, test} from 'vitest';
import {validPage} from '../../../tests/support/writersSite';
import {randomNumbers} from '../../../tests/support/randomNumbers';
import {readPages} from '../../../tests/support/readPages';
import {testPageOf} from '../../../tests/support/testSite';
import {formatPage} from './formatPage';

const format = (body: string) => formatPage(validPage(body));

test.each([
  ['## A\nText. \n* b\n* c', '## A\n\nText.\n\n- b\n- c'],
  ['Text.\n\n\n* one\n* two', 'Text.\n\n- one\n- two'],
  ['An _emphasized_ and a __bold__ word', 'An *emphasized* and a **bold** word'],
  ['Text.\n| a |\n|---|\n| b |', 'Text.\n\n| a |\n|---|\n| b |'],
  [
    '```qs\nif(a)\n  if(b)\n    c()\n  end\nend\n```',
    '```qs\nif(a)\n\tif(b)\n\t\tc()\n\tend\nend\n```',
  ],
])('formats %j', (body, formatted) => {
  expect(format(body)).toBe(validPage(formatted));
});

const paragraphs = Object.values(readPages(import.meta.dirname, 'formatPage.pages.txt'));

/** Returns each block as readers see it: its kind, and its words with their marks, links, and code. */
function shown(node: Nodes): string {
  const children = 'children' in node ? node.children.map(shown) : [];
  switch (node.type) {
    case 'text':
      return node.value.replace(/\s+/g, ' ');
    case 'inlineCode':
    case 'code':
      return `${node.type}<${node.type === 'code' && node.lang === 'qs' ? node.value.replace(/^\s+/gm, '') : node.value}>`;
    case 'link':
    case 'image':
    case 'definition':
      return `${node.type}(${node.url})<${children.join('')}>`;
    case 'list':
      return `list${node.ordered ? node.start : '-'}<${children.join()}>`;
    case 'heading':
      return `h${node.depth}<${children.join('')}>`;
    default:
      return `${node.type}<${children.join('')}>`;
  }
}

const shownOn = (source: string) => {
  const page = testPageOf(source);
  return page.syntaxError ? source : shown(page.tree);
};

test.each(paragraphs)('readers see the same page: %j', (body) => {
  expect(shownOn(format(body))).toBe(shownOn(validPage(body)));
});

/** Text that a slip of the fingers inserts, between semicolons. */
const slips = ' ;  ;*;**;_;`;#;- ;* ;1. ;\n;\n\n;\n\n\n;\t;  \n;> ;[;](a.md);|;---\n;$ ;!'.split(
  ';',
);

test('readers see the same page after 300 slips', () => {
  const next = randomNumbers(55);
  const pick = (length: number) => Math.floor(next() * length);
  const bodies = Array.from({length: 300}, (_, index) => {
    let body = paragraphs[index % paragraphs.length] ?? '';
    for (let count = 1 + pick(3); count > 0; count -= 1) {
      const at = pick(body.length + 1);
      body = body.slice(0, at) + (slips[pick(slips.length)] ?? '') + body.slice(at + pick(2));
    }
    return body;
  });
  expect(bodies.filter((body) => shownOn(format(body)) !== shownOn(validPage(body)))).toEqual([]);
  // Most slips leave something to format.
  expect(bodies.filter((body) => format(body) !== validPage(body)).length).toBeGreaterThan(100);
});
