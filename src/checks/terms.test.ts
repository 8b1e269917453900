import {expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {pageAt, type Version} from '../content/site';
import {terms} from './terms';

const entity = '| [entity](./guides/model.md#entity) | One record, as in version 1.0. |';

const listOf = (...rows: string[]) => ['| Term | Meaning |', '|---|---|', ...rows].join('\n');

/** Returns the check's messages about a list. */
function problemsOfList(source: string): string[] {
  const site = testSite({next: {'faq.md': source}});
  const page = pageAt(site.versions[0] as Version, 'faq.md');
  return page ? terms(page, site).map(({line, found}) => `${line}: ${found}`) : ['no page'];
}

function problemsOfPage(frontMatter: string): string[] {
  const source = `---\ntitle: A\n${frontMatter}\n---\n\nAn entity and a car.\n`;
  return problemsOf(terms, source, {
    site: testSite({next: {'faq.md': listOf(entity), 'page.md': source}}),
  });
}

test('accepts tables that are each in alphabetical order', () => {
  expect(problemsOfList(`${listOf(entity)}\n\n${listOf('| [API](./a.md) | An API. |')}`)).toEqual(
    [],
  );
});

test.each([
  ['| entity | One record. |', /^3: .*no link/],
  ['| [entity](./a.md) | One record |', /^3: the meaning "One record" /],
  ['| [entity](./a.md) | One record. It has attributes. |', /^3: the meaning /],
  [`| [entity](./a.md) | ${'Very '.repeat(40)}long. |`, /^3: the meaning .* characters$/],
  [`${entity}\n| [stamp](./a.md), entity | A number. |`, /^4: the term "entity" is listed twice/],
  [`${entity}\n| [attribute](./a.md) | A value. |`, /^4: the term "attribute" follows "entity"/],
])('rejects %s', (rows, message) => {
  const problems = problemsOfList(listOf(rows));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

test('the ordinary words must be terms used on the page', () => {
  expect(problemsOfPage('ordinary_words: [entity]')).toEqual([]);
  expect(problemsOfPage('ordinary_words: [car]')).toEqual([
    expect.stringMatching(/^3: "car" .*no such term/),
  ]);
  const source = '---\nordinary_words: [entity]\n---\n\nNothing, see `entity`.\n';
  const site = testSite({next: {'faq.md': listOf(entity), 'page.md': source}});
  expect(problemsOf(terms, source, {site})).toEqual([
    expect.stringMatching(/^2: the page does not use the ordinary word "entity"/),
  ]);
});
