import {expect, test} from 'vitest';
import {testSite} from '../../../../tests/support/testSite';
import type {Version} from '../../../content/site/site';
import {termProblems} from './terms';

const listOf = (...names: string[]) =>
  ['| Term | Meaning |', '|---|---|', ...names.map((name) => `| [${name}](./a.md) | A. |`)].join(
    '\n',
  );

function problemsOf(versions: Record<string, Record<string, string>>): string[] {
  const site = testSite(versions);
  return termProblems(site, site.versions[0] as Version).map(
    ({file, line, found}) => `${file.replace('/site/', '')}:${line}: ${found}`,
  );
}

test('accepts a list whose terms are all used', () => {
  expect(problemsOf({next: {'faq.md': listOf('toast'), 'page.md': 'Two toasts.'}})).toEqual([]);
});

test('reports a term that no other page uses', () => {
  const page = 'See `toast`.\n\n```text\ntoast\n```\n\n{/* toast */}\n\n[That](./toast.md).';
  expect(problemsOf({next: {'faq.md': `Toast.\n\n${listOf('toast')}`, 'page.md': page}})).toEqual([
    'docs/faq.md:3: no other page uses the term "toast"',
  ]);
});

test('reports a platform word that is missing from the list', () => {
  const pages = {'faq.md': listOf('toast'), 'page.md': 'A toast and two qodlysources.'};
  expect(problemsOf({next: pages})).toEqual([
    'docs/faq.md:1: docs/page.md uses the term "qodlysource", which the list of terms lacks',
  ]);
});

test('reports a term that another version lists', () => {
  const pages = {'faq.md': listOf('toast'), 'page.md': 'A toast.\n\nA Page loader.'};
  expect(problemsOf({next: pages, '1.0.0': {'faq.md': listOf('Page Loader')}})).toEqual([
    'docs/faq.md:1: docs/page.md uses the term "Page Loader", which the list of terms lacks',
  ]);
});

test('ignores a version without a list', () => {
  expect(problemsOf({next: {'faq.md': 'Text.', 'page.md': 'A qodlysource.'}})).toEqual([]);
});
