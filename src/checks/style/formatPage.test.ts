import type {Nodes} from 'mdast';
import {expect, test} from 'vitest';
import {validPage} from '../../../tests/support/writersSite';
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

/** Paragraphs that markdownlint's own fixes would change for readers, or that have nothing to format. */
const paragraphs = [
  'Click **Deploy **to publish',
  'The volume is 2 * 3 * 4 cubic meters',
  'press * Enter *to confirm',
  '```text title="Prices"\n$ 5\n$ 7\n$ 12\n```',
  '4D SAS  \n66 rue de Sartrouville  \nLe Pecq',
  'Type Martin,Anna in the field',
  '1. First:\n  - part a\n2. Then',
  '1. First:\n   * part a\n   * part b\n2. Then',
  'list(names)[0] of the result',
  '#1 reason to upgrade is speed.',
  '[Optional]: yes',
  '    curl https://example.com/rest',
  'Keys are for servers only.\n---',
  'Replace http://localhost:8044/rest with your host',
  '```qs\na = 1\n   b = 2\n  c = 3\n```',
  '```json\n{\n  "a": 1\n}\n```',
  'Sign in in a private window.\n\nTurn the log on on the server.',
  ':::tip Watch out\n\nText.\n\n:::',
  ':::note\n\n* a\n* b\n\n:::',
  '| a | b |\n|---|:-:|\n| `x  y` | __c__ |',
  '> quoted  text\n>  * item',
  '* a\n\n  second\n* b',
  '- [x] done\n- [ ] open',
  'snake_case_name and _emphasis_ and 5 _ 6',
  '<Tabs groupId="client">\n<TabItem value="a" label="A">\n\n* one\n\n</TabItem>\n</Tabs>',
  '{/* * not a list\n* really */}\n\n* a list',
  '`a  b` and [ spaced ](./page.md) and ![The map](./map.svg)',
];

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

/** Returns numbers from 0 to 1 that look random, but are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Text that a slip of the fingers inserts. */
const slips = [
  ' ',
  '  ',
  '*',
  '**',
  '_',
  '`',
  '#',
  '- ',
  '* ',
  '1. ',
  '\n',
  '\n\n',
  '\n\n\n',
  '\t',
  '  \n',
  '> ',
  '[',
  '](a.md)',
  '|',
  '---\n',
  '$ ',
  '!',
];

test('readers see the same page after 300 slips', () => {
  const next = numbersFrom(55);
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
