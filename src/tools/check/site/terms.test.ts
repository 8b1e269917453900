import {expect, test} from 'vitest';
import {testSite} from '../../../../tests/support/testSite';
import type {Version} from '../../../content/site';
import {termFaults} from './terms';

const listOf = (...names: string[]) =>
  ['| Term | Meaning |', '|---|---|', ...names.map((name) => `| [${name}](./a.md) | A. |`)].join(
    '\n',
  );

function faultsOf(versions: Record<string, Record<string, string>>): string[] {
  const site = testSite(versions);
  return termFaults(site, site.versions[0] as Version).map(
    ({file, line, found}) => `${file.replace('/site/', '')}:${line}: ${found}`,
  );
}

test('accepts a list whose terms are all used', () => {
  expect(faultsOf({next: {'faq.md': listOf('toast'), 'page.md': 'Two toasts.'}})).toEqual([]);
});

test('reports a term that no other page uses', () => {
  const page = 'See `toast`.\n\n```text\ntoast\n```\n\n{/* toast */}\n\n[That](./toast.md).';
  expect(faultsOf({next: {'faq.md': `Toast.\n\n${listOf('toast')}`, 'page.md': page}})).toEqual([
    'docs/faq.md:3: no other page uses the term "toast"',
  ]);
});

test('reports a platform word that the list lacks', () => {
  const pages = {'faq.md': listOf('toast'), 'page.md': 'A toast and two qodlysources.'};
  expect(faultsOf({next: pages})).toEqual([
    'docs/faq.md:1: docs/page.md uses the term "qodlysource", which the list of terms lacks',
  ]);
});

test('reports a term that another version lists', () => {
  const pages = {'faq.md': listOf('toast'), 'page.md': 'A toast.\n\nA Page loader.'};
  expect(faultsOf({next: pages, '1.0.0': {'faq.md': listOf('Page Loader')}})).toEqual([
    'docs/faq.md:1: docs/page.md uses the term "Page Loader", which the list of terms lacks',
  ]);
});

test('ignores a version without a list', () => {
  expect(faultsOf({next: {'faq.md': 'Text.', 'page.md': 'A qodlysource.'}})).toEqual([]);
});
