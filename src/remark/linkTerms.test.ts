import path from 'node:path';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite, writeFiles} from '../../tests/support/temporaryFolder';
import linkTerms from './linkTerms';

const names = ['attribute', 'entity', 'Page', 'privilege', 'role', 'sandbox', 'session', 'stamp'];
const moreNames = ['toast', 'worker'];

const rows = [...names, ...moreNames].map(
  (name) => `| [${name}](./guides/model.md#${name.toLowerCase()}) | Means ${name}. |`,
);
const list = ['An entity.\n', '| Term | Meaning |', '|---|---|', ...rows, ''].join('\n');
const siteDir = temporarySite({'faq.md': list});

let pages = 0;

/** Renders each page as a different file, because the site caches pages by file. */
async function render(source: string, page = `studio/page${++pages}.md`): Promise<string> {
  const file = path.join(siteDir, 'docs', page);
  writeFiles(siteDir, {[`docs/${page}`]: source});
  return renderPage(source, [[linkTerms, {siteDir}]], file);
}

/** Returns the terms with a card, as written on the page. */
async function cardsIn(source: string, page?: string): Promise<string[]> {
  const html = await render(source, page);
  return [...html.matchAll(/<a [^>]*data-reference="[^"]+"[^>]*>([^<]*)/g)].map(
    ([, text = '']) => text,
  );
}

test('links the first use to its explanation, with a card', async () => {
  expect(await render('Read an entity. Save the entity.')).toBe(
    '<p>Read an <a href="../guides/model.md#entity" data-reference="entity" class="term-link">entity</a>. Save the entity.</p>',
  );
});

test("adds the card to a writer's own link on the term, and counts it as the first use", async () => {
  expect(await render('An [entity](../guides/crud.md). The entity.')).toBe(
    '<p>An <a href="../guides/crud.md" data-reference="entity">entity</a>. The entity.</p>',
  );
});

test("a link whose text contains more than the term doesn't count", async () => {
  expect(await cardsIn('[Save an entity](../guides/crud.md). The entity.')).toEqual(['entity']);
});

test('links at most two terms in a paragraph, and the others at their next use', async () => {
  const text = 'A role, a privilege, and a session.\n\n- The role has a session.';
  expect(await cardsIn(text)).toEqual(['role', 'privilege', 'session']);
  expect(await render(text)).toContain(', and a session.</p>');
});

test('links at most eight terms on a page', async () => {
  const text = [...names, ...moreNames].map((name) => `One ${name}.`).join('\n\n');
  expect(await cardsIn(text)).toEqual(names);
});

test.each([
  ['code', '`entity`'],
  ['a heading', '## The entity'],
  ['a label', '**entity**'],
  ['a table', '| entity |\n|---|\n| entity |'],
  ['a code block', '```text title="x"\nentity\n```'],
  ['a link to another site', '[entity](https://example.com/entity.md)'],
  ['text under "See also"', '## See also\n\n- entity'],
  ['a word that is ordinary on the page', '---\nordinary_words: [entity]\n---\n\nAn entity.'],
])('leaves alone %s', async (_, text) => {
  expect(await cardsIn(text)).toEqual([]);
});

test('leaves alone a page named after the term', async () => {
  expect(await cardsIn('---\ntitle: Entity\n---\n\nAn entity, a role.')).toEqual(['role']);
});

test('leaves alone the page that explains the term, the list, and partials', async () => {
  expect(await cardsIn('An entity.', 'guides/model.md')).toEqual([]);
  expect(await cardsIn('An entity.', 'studio/_part.md')).toEqual([]);
  expect(await cardsIn(list, 'faq.md')).toEqual([]);
  expect(await render(list, 'faq.md')).toContain('<tr id="term-attribute">');
});
