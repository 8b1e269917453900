import {expect, test, vi} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import type {Check} from './problem';
import {skipClean} from './skipClean';

const command =
  '---\ntitle: half\nkind: command\ntheme: Numbers\n---\n\n```qs signature\nhalf(value : number) : number\n```\n';
const pages = {'faq.md': 'Text.', 'other.md': 'Words.'};

/** Applies a rule to all pages of a site with two versions; returns the pages that it reads. */
function pagesRead(next: Record<string, string>, rule: Check): string[] {
  const site = testSite({next, '1.1.0': pages});
  const check = vi.fn(rule);
  const skipping = skipClean(check);
  site.versions.forEach((version) => version.pages.forEach((page) => skipping(page, site)));
  return check.mock.calls.map(([page]) => page.file.replace('/site/', ''));
}

test('applies a rule once to identical pages in versions with equal facts', () => {
  expect(pagesRead({...pages, 'other.md': 'New words.'}, () => [])).toEqual([
    'docs/faq.md',
    'docs/other.md',
    'versioned_docs/version-1.1.0/other.md',
  ]);
});

test('applies it to each page if it finds problems', () => {
  const problem = {line: 1, found: 'a', hint: 'b'};
  expect(pagesRead(pages, () => [problem])).toHaveLength(4);
});

test('applies it to each page if the versions document different commands', () => {
  expect(pagesRead({...pages, 'language/commands/half.md': command}, () => [])).toHaveLength(5);
});
