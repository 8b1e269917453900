import {beforeEach, describe, expect, test, vi} from 'vitest';
import {
  comparisonNote,
  createReleasedSite,
  type ReleasedSite,
} from '../../../tests/support/releasedSite';
import {compareSite} from '../../content/reference/compareVersions';
import {checkFiles} from '../check/checkFiles';
import {listFiles} from '../listFiles';

// The real site's lists change when a version is retired.
vi.mock('../pageLists', () => ({
  pageLists: [{file: 'src/tools/check/site/sidebars.ts', routes: ['orda/sessions']}],
}));

let site: ReleasedSite;

beforeEach(() => {
  site = createReleasedSite();
});

function problems(): string[] {
  const now = site.now();
  return checkFiles(listFiles(now), now).map(({found}) => found);
}

describe('a retired version', () => {
  beforeEach(() => {
    site.drop();
  });

  test('is deleted, except for a record', () => {
    expect(site.git('status', '--short')).not.toContain('?? versioned_docs');
    expect(site.exists('versioned_docs/version-0.1.0/faq.md')).toBe(false);
    expect(site.exists('versioned_sidebars/version-0.1.0-sidebars.json')).toBe(false);
    expect(site.exists('tests/build/routes/0.1.0.txt')).toBe(false);
    expect(site.exists('tests/content/names/0.1.0.txt')).toBe(false);
    expect(JSON.parse(site.read('versions.json'))).toEqual(['0.2.0']);
    expect(site.read('README.md')).not.toContain('0.1.0');
    expect(JSON.parse(site.read('src/content/retired/0.1.0.json'))).toEqual({
      version: '0.1.0',
      names: ['command .first'],
      routes: ['faq', 'language/commands/first', 'lost', 'orda/gone'],
    });
  });

  test("doesn't make anything look newer than it is", () => {
    const [oldest] = compareSite(site.now());
    expect(oldest?.entries.map(({name, since}) => [name, since])).toEqual([
      ['first', '0.1.0'],
      ['second', '0.2.0'],
    ]);
  });

  test('removes badges for names that all versions now have', () => {
    for (const tree of ['docs', 'versioned_docs/version-0.2.0']) {
      expect(site.read(`${tree}/faq.md`)).toContain('## Old\n\nText\n');
    }
    expect(site.read('docs/faq.md')).toContain('<Since version="next"/>');
  });

  test('removes changes described relative to it, and keeps other changes', () => {
    for (const tree of ['docs', 'versioned_docs/version-0.2.0']) {
      expect(site.read(`${tree}/faq.md`)).toContain(
        '## Part\n\n<Changed version="0.2.0">It is faster.</Changed>\n\nMore.',
      );
    }
  });

  test('leaves no entries for its pages on the list of pages outside sidebars', () => {
    expect(site.read('src/tools/check/site/sidebars.ts')).toBe('];\n');
  });

  test('keeps the list of changes in the next version', () => {
    for (const tree of ['docs', 'versioned_docs/version-0.2.0']) {
      expect(site.read(`${tree}/notes/0.2.0.md`)).toContain(
        '**New in 0.2.0**:\n\n- [`second()`](../language/commands/second.md) (command): Does what `cs.Qodly.Users` says',
      );
      expect(site.read(`${tree}/notes/0.2.0.md`)).toContain(
        '\n\n- [Quotas](../faq.md): 5 passages',
      );
    }
    expect(site.read('docs/notes/0.3.0.md')).toContain(comparisonNote('0.2.0', 'next'));
  });

  test('takes only the keywords for its own pages with it', () => {
    expect(site.read('src/content/keywords/pages.yaml')).toBe(
      'faq:\n  - question\nfaq#new:\n  - fresh\norda/gone:\n  - old\n',
    );
  });

  test('redirects those of its URLs that the latest version lacks', () => {
    expect(site.moved()).toMatchObject({'0.1.0': {lost: '/'}});
  });

  test('leaves valid pages', () => {
    expect(
      problems().filter((line) => /badge|Since|Change|link|Emphasis|space/.test(line)),
    ).toEqual([]);
  });
});

test('redirects to a retired version lead to the next version that has the page', () => {
  site.cut();
  site.drop();
  expect(site.moved()).toMatchObject({
    '0.3.0': {'orda/gone': '/0.2.0/orda/gone'},
    '0.1.0': {lost: '/'},
  });
  site.drop('0.2.0');
  expect(site.moved()).toEqual({
    next: {'guides/old': 'guides/new'},
    '0.3.0': {'guides/old': 'guides/new', 'orda/gone': '/'},
    '0.1.0': {lost: '/'},
  });
});

test.each([
  ['an unknown version', '0.0.1', /The versions are 0\.2\.0, 0\.1\.0/],
  ['next', 'next', /no released version/],
  ['the latest version', '0.2.0', /is the latest/],
])('rejects, without changing anything, %s', (_, label, message) => {
  expect(() => site.drop(label)).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});

test("rejects, without changing anything, the only version, and a version that isn't the oldest", () => {
  site.cut();
  expect(() => site.drop('0.2.0')).toThrow(/Retire 0\.1\.0 first/);
  site.drop('0.1.0');
  site.drop('0.2.0');
  expect(() => site.drop('0.3.0')).toThrow(/is the latest/);
});
