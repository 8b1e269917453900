import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {redirectsOf} from '../../addresses/redirects';
import {readSite} from '../../content/site/site';
import {checkFiles} from '../check/checkFiles';
import {applyChanges} from '../fileChanges';
import {listFiles} from '../listFiles';
import {describeMentions} from '../replacePage';
import {movePage} from './movePage';

const quotas =
  "import Notes from './_notes.md'\n\n## Errors\n\n[Calls](rest/calls.md) [errors](#errors)\n\n<Notes/>";
const calls = validPage(
  'See [errors](../quotas.md#errors "quotas.md") and [all].\n\n[all]: ../quotas.md',
);

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite({
    'docs/quotas.md': validPage(quotas),
    'docs/_notes.md': 'A note.\n',
    'docs/rest/calls.md': calls,
    'versioned_docs/version-2.0.0/quotas.md': validPage('Text.'),
    'versioned_docs/version-0.1.0/other.md': validPage('Text.'),
    'sidebars.ts': "export default {Run: ['quotas', 'rest/calls']};\n",
    'versioned_sidebars/version-2.0.0-sidebars.json': '{"Run": ["quotas"]}',
    'tests/build/routes/next.txt': 'quotas\nrest/calls\n',
    'src/addresses/movedPages.json': '{"next": {"limits": "quotas"}}',
    'src/content/keywords/pages.yaml':
      'quotas:\n  - limit\nquotas#errors:\n  - too many\nrest/calls:\n  - call\n',
    'src/config/navbar.ts': "export const first = 'quotas';\n",
    'src/export/server/briefs.ts': "export const briefs = {'quotas': ['errors']};\n",
    'src/config/landingLinks.ts': "export const paths = ['quotas'];\n",
    'src/other.ts': "// 'quotas'\nexport const other = 'quotas';\n",
  });
});

const inSite = (file: string) => path.join(site.directory, file);

function move(from: string, to: string, allVersions = false): void {
  const read = readSite(site.directory);
  applyChanges(movePage(read, {from: inSite(from), to: inSite(to), allVersions}));
}

describe('a moved page', () => {
  beforeEach(() => {
    move('docs/quotas.md', 'docs/limits/requests/quotas.md', true);
  });

  test('is only at its new path, in each version that has it', () => {
    expect(site.exists('docs/quotas.md')).toBe(false);
    expect(site.exists('docs/limits/requests/quotas.md')).toBe(true);
    expect(site.exists('versioned_docs/version-2.0.0/quotas.md')).toBe(false);
    expect(site.exists('versioned_docs/version-2.0.0/limits/requests/quotas.md')).toBe(true);
    expect(site.exists('versioned_docs/version-0.1.0/limits')).toBe(false);
  });

  test('keeps its links and the links to it', () => {
    // Uses a different path, since the site was read within the last half second.
    const read = readSite(`${site.directory}/.`);
    expect(checkFiles(listFiles(read), read)).toEqual([]);
    expect(site.read('docs/rest/calls.md')).toContain(
      '[errors](../limits/requests/quotas.md#errors "quotas.md")',
    );
    expect(site.read('docs/rest/calls.md')).toContain('[all]: ../limits/requests/quotas.md');
    expect(site.read('docs/limits/requests/quotas.md')).toContain('[Calls](../../rest/calls.md)');
    expect(site.read('docs/limits/requests/quotas.md')).toContain("from '../../_notes.md'");
  });

  test('keeps its position in the sidebars, and is on the list of routes', () => {
    expect(site.read('sidebars.ts')).toContain("['limits/requests/quotas', 'rest/calls']");
    expect(site.read('versioned_sidebars/version-2.0.0-sidebars.json')).toContain(
      '"limits/requests/quotas"',
    );
    expect(site.read('tests/build/routes/next.txt')).toBe('limits/requests/quotas\nrest/calls\n');
  });

  test('leaves direct redirects from its old URLs', () => {
    const moved = JSON.parse(site.read('src/addresses/movedPages.json')) as Parameters<
      typeof redirectsOf
    >[0];
    expect(redirectsOf(moved, '2.0.0')).toEqual([
      ['next/limits', 'next/limits/requests/quotas'],
      ['next/quotas', 'next/limits/requests/quotas'],
      ['quotas', 'limits/requests/quotas'],
    ]);
  });
});

test('a page that moves back has no redirect from it', () => {
  move('docs/quotas.md', 'docs/limits/quotas.md');
  move('docs/limits/quotas.md', 'docs/quotas.md');
  expect(JSON.parse(site.read('src/addresses/movedPages.json'))).toEqual({
    next: {limits: 'quotas', 'limits/quotas': 'quotas'},
  });
});

test.each([
  [
    'follow it',
    true,
    'limits/quotas:\n  - limit\nlimits/quotas#errors:\n  - too many\nrest/calls:\n  - call\n',
  ],
  [
    'are for both pages while a version has the old one',
    false,
    'quotas:\n  - limit\nlimits/quotas:\n  - limit\nquotas#errors:\n  - too many\nlimits/quotas#errors:\n  - too many\nrest/calls:\n  - call\n',
  ],
])("a moved page's keywords %s", (_, allVersions, keywords) => {
  move('docs/quotas.md', 'docs/limits/quotas.md', allVersions);
  expect(site.read('src/content/keywords/pages.yaml')).toBe(keywords);
});

test('the landing page and the navigation bar follow a page that moves in all versions', () => {
  move('docs/quotas.md', 'docs/limits/quotas.md', true);
  expect(site.read('src/config/landingLinks.ts')).toContain("'limits/quotas'");
  expect(site.read('src/config/navbar.ts')).toContain("'limits/quotas'");
  expect(site.read('src/export/server/briefs.ts')).toContain("'limits/quotas'");
});

test('the landing page keeps the old route while a version has the page there', () => {
  move('docs/quotas.md', 'docs/limits/quotas.md');
  expect(site.read('src/config/landingLinks.ts')).toContain("'quotas'");
});

test('lists the lines of code that mention the page, but not comments, once no version has it', () => {
  const read = readSite(site.directory);
  const [from, to] = [inSite('docs/quotas.md'), inSite('docs/b.md')];
  const describe = (allVersions: boolean) => {
    const changes = movePage(read, {from, to, allVersions});
    return describeMentions(read, changes, from, to);
  };
  expect(describe(false)).toEqual([]);
  const [advice, ...lines] = describe(true);
  expect(advice).toMatch(/write 'b' instead of 'quotas'/);
  expect(lines).toContain("src/other.ts:2:export const other = 'quotas';");
  expect(lines.join('\n')).not.toContain('src/other.ts:1:');
});

test.each([
  ['a missing page', 'docs/qotas.md', 'docs/b.md', /no page.*Did you mean docs\/quotas/],
  ['a folder', 'docs/rest', 'docs/b.md', /"docs\/rest" is a folder/],
  ['an existing target', 'docs/quotas.md', 'docs/rest/calls.md', /already exists/],
  [
    'a path in another version',
    'docs/quotas.md',
    'versioned_docs/version-2.0.0/b.md',
    /within its version.*under docs\//,
  ],
  ['a target without an extension', 'docs/quotas.md', 'docs/b', /ends in \.md/],
])('rejects, without changing anything, %s', (_, from, to, message) => {
  expect(() => move(from, to)).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});

test('rejects, without changing anything, another name for a command', () => {
  site.write('docs/length.md', validPage('Text.').replace('kind: page', 'kind: command'));
  expect(() => move('docs/length.md', 'docs/size.md')).toThrow(/the name of a command/);
});

test('rejects, without changing anything, a move next to an invalid page', () => {
  site.write('docs/rest/calls.md', 'a {');
  expect(() => move('docs/quotas.md', 'docs/b.md')).toThrow(
    /calls\.md is not valid, so its links can't be read\. Fix it: npm/,
  );
  expect(site.exists('docs/quotas.md')).toBe(true);
});
