import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {testPageOf, testVersion} from '../../../tests/support/testSite';
import {questionOf, termParagraphsOf, termsIn, termsOf} from './terms';

const list = [
  '| Term | Meaning |',
  '|---|---|',
  '| [entity](./guides/model.md#entity) | One `record`. |',
  '| [entity selection](./guides/model.md#selection) | A set of entities. |',
  '| [Page](./studio/pages.md) | A screen. |',
  '| [qodlysource](./studio/sources.md), Qodly source | A connector. |',
  '| [server](#the-server) | The backend. |',
  '| [class](#class), batch, dash, box | A kind. |',
].join('\n');

const version = testVersion('next', {'faq.md': `## Terms\n\n${list}\n`});

const found = (text: string) =>
  termsIn(text, version).map(({term, start, end}) => `${term.name}: ${text.slice(start, end)}`);

test('reads the name, synonyms, meaning, and link for each term', () => {
  expect(termsOf(version).slice(2, 5)).toEqual([
    {name: 'Page', names: ['Page'], meaning: 'A screen.', route: 'studio/pages'},
    {
      name: 'qodlysource',
      names: ['qodlysource', 'Qodly source'],
      meaning: 'A connector.',
      route: 'studio/sources',
    },
    {
      name: 'server',
      names: ['server'],
      meaning: 'The backend.',
      route: 'faq',
      anchor: 'the-server',
    },
  ]);
  expect(termsOf(version)[0]).toMatchObject({meaning: 'One record.', anchor: 'entity'});
});

test.each([
  ['entity', 'An object.', 'What is an entity?'],
  ['user class', 'A class.', 'What is a user class?'],
  ['HTTP handler', 'A rule.', 'What is an HTTP handler?'],
  ['canvas', 'The area.', 'What is the canvas?'],
  ['ORDA', 'Object access.', 'What is ORDA?'],
  ['Qodly Studio', 'The tool.', 'What is Qodly Studio?'],
  ['promote', 'To add a privilege.', 'What does promote mean?'],
])('builds the question about %s', (name, meaning, question) => {
  expect(questionOf({name, names: [name], meaning, route: 'page'})).toBe(question);
});

test('a version without a list has no terms', () => {
  expect(termsIn('An entity.', testVersion('1.0.0', {'faq.md': 'Text.'}))).toEqual([]);
});

test.each([
  ['An entity and a Qodly source.', ['entity: entity', 'qodlysource: Qodly source']],
  ['Entities, qodlysources', ['entity: Entities', 'qodlysource: qodlysources']],
  [
    'Classes, batches, dashes, boxes',
    ['class: Classes', 'class: batches', 'class: dashes', 'class: boxes'],
  ],
  ["The entity’s name, the entity's name", ['entity: entity', 'entity: entity']],
  ['An entity selection', ['entity selection: entity selection']],
  ['An entity\nselection', ['entity selection: entity\nselection']],
  ['A Page, not a page', ['Page: Page']],
  ['An identity, an entity-like thing, a non-entity', []],
])('finds the terms in "%s"', (text, uses) => {
  expect(found(text)).toEqual(uses);
});

test('links terms in paragraphs and lists, but not in headings, tables, titles, or "See also"', () => {
  const page = testPageOf(
    [
      'One.',
      '## Two',
      '- three',
      '| four |\n|---|\n| five |',
      ':::note[Six]\n\nSeven.\n\n:::',
      '## See also',
      '- eight',
    ].join('\n\n'),
  );
  expect(termParagraphsOf(page.tree).map((paragraph) => toString(paragraph))).toEqual([
    'One.',
    'three',
    'Seven.',
  ]);
});
