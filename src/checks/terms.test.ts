import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {pageAt, type Version} from '../content/site/site';
import {terms} from './terms';

const entity = '| [entity](./guides/model.md#entity) | One record, as in version 1.0. |';

const listOf = (...rows: string[]) => ['| Term | Meaning |', '|---|---|', ...rows].join('\n');

/** Returns the check's messages about a list. */
function problemsOfList(source: string): string[] {
  const site = testSite({next: {'faq.md': source}});
  const page = pageAt(site.versions[0] as Version, 'faq.md');
  return page ? terms(page, site).map(({line, found}) => `${line}: ${found}`) : ['no page'];
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
