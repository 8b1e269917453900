import {beforeEach, describe, expect, test} from 'vitest';
import {
  comparisonNote,
  createReleasedSite,
  problemForm,
  sidebars,
  type ReleasedSite,
} from '../../../tests/support/releasedSite';
import {requireCommitted} from '../git';

let site: ReleasedSite;

beforeEach(() => {
  site = createReleasedSite();
});

describe('a new version', () => {
  let gone: string[];

  beforeEach(() => {
    gone = site.cut();
  });

  test('has the same pages as next, and both have its number in their badges', () => {
    const page = site.read('versioned_docs/version-0.3.0/faq.md');
    expect(page).toContain('<Since version="0.3.0"/>');
    expect(page).toContain('<Changed version="0.3.0">');
    expect(page).toContain('<Since version="0.2.0"/>');
    expect(site.read('docs/faq.md')).toBe(page);
    expect(site.read('docs/notes/0.3.0.md')).toContain(comparisonNote('0.2.0', '0.3.0'));
  });

  test('is the latest, with its own sidebars and lists', () => {
    expect(JSON.parse(site.read('versions.json'))).toEqual(['0.3.0', '0.2.0', '0.1.0']);
    expect(JSON.parse(site.read('versioned_sidebars/version-0.3.0-sidebars.json'))).toEqual(
      sidebars,
    );
    const routes = site.read('tests/build/routes/0.3.0.txt');
    expect(routes).toMatch(/^category\/all\nfaq\nguides\/new\nlanguage/);
    expect(site.read('tests/build/routes/next.txt')).toBe(routes);
    expect(site.read('tests/content/names/0.3.0.txt')).toBe('command first\ncommand second\n');
  });

  test("is in the README's table", () => {
    expect(site.read('README.md')).toContain(
      '| 0.3.0 (latest) | `versioned_docs/version-0.3.0/` | `/docs/` |\n| 0.2.0 | `versioned_docs/version-0.2.0/` | `/docs/0.2.0/` |\n| 0.1.0 |',
    );
    expect(site.read('README.md')).toMatch(/\| `\/docs\/0\.1\.0\/` \|\n\nMore\.\n$/);
  });

  test('can be chosen in the issue form', () => {
    const now = site.read('.github/ISSUE_TEMPLATE/problem-on-a-page.yml');
    expect(now).toBe(problemForm('next, 0.3.0, 0.2.0, 0.1.0'));
  });

  test('redirects URLs that are no longer at the root', () => {
    expect(gone.sort()).toEqual(['guides/old', 'orda/gone']);
    expect(site.moved()).toEqual({
      next: {'guides/old': 'guides/new'},
      '0.3.0': {'guides/old': 'guides/new', 'orda/gone': '/0.2.0/orda/gone'},
    });
  });
});

test.each([
  ['an existing version', '0.2.0', /already/],
  ['an invalid number', 'v0.3', /not a release number/],
  ['next', 'next', /not a release number/],
  ['a number lower than the latest', '0.1.5', /comes before 0\.2\.0/],
  ['a release without notes', '0.4.0', /docs\/notes\/0\.4\.0\.md is missing/],
  [
    'a release without a date',
    '0.5.0',
    /0\.5\.0\.md has no date.* "Released on January 31, 2027\."/,
  ],
])('rejects, without changing anything, %s', (_, label, message) => {
  expect(() => site.cut(label)).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});

test('rejects, without changing anything, a folder with uncommitted changes', () => {
  requireCommitted(site.directory);
  site.write('docs/faq.md', 'Changed.');
  site.write('docs/guides/new.md', 'Changed.');
  expect(() => requireCommitted(site.directory)).toThrow(
    /uncommitted changes in "docs\/faq\.md" and 1 other file\. Commit/,
  );
});

test('rejects, without changing anything, the number of a retired version', () => {
  site.drop();
  expect(() => site.cut('0.1.0')).toThrow(/or existed/);
});
