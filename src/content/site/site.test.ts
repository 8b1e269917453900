import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {temporaryFolder, writeFiles} from '../../../tests/support/temporaryFolder';
import {testVersion} from '../../../tests/support/testSite';
import {
  latestVersion,
  oldestVersion,
  pageAt,
  pageInFile,
  readSite,
  versionOf,
  pagesOfKind,
} from './site';

let siteDir: string;

beforeEach(() => {
  siteDir = temporaryFolder({'versions.json': '["0.2.0", "0.1.0"]'});
  vi.useFakeTimers({toFake: ['Date']});
  write('docs/a.md', 'one', 1);
  write('docs/folder/_part.md', 'part', 1);
  write('versioned_docs/version-0.1.0/a.md', 'one', 1);
});

afterEach(() => {
  vi.useRealTimers();
});

function write(file: string, text: string, modified: number): void {
  writeFiles(siteDir, {[file]: text});
  fs.utimesSync(path.join(siteDir, file), modified, modified);
}

function readLater() {
  vi.setSystemTime(Date.now() + 1000);
  return readSite(siteDir);
}

function pathsOf(label: string) {
  const version = readLater().versions.find((candidate) => candidate.label === label);
  return version?.pages.map((page) => page.path);
}

test('lists the upcoming version first, then the newest', () => {
  const site = readSite(siteDir);
  expect(site.versions.map(({label}) => label)).toEqual(['next', '0.2.0', '0.1.0']);
  expect(latestVersion(site)?.label).toBe('0.2.0');
  expect(oldestVersion(site)?.label).toBe('0.1.0');
  expect(versionOf(site, path.join(siteDir, 'docs/a.md'))?.label).toBe('next');
  expect(versionOf(site, path.join(siteDir, 'src/a.md'))).toBeUndefined();
});

test('rereads no files if nothing has changed', () => {
  const site = readSite(siteDir);
  expect(readLater()).toBe(site);
});

test('rereads only the page that has changed', () => {
  const before = readSite(siteDir);
  write('docs/a.md', 'two', 2);
  const after = readLater();
  expect(after.versions[0] && pageAt(after.versions[0], 'a.md')?.source).toBe('two');
  expect(after.versions[2]).toBe(before.versions[2]);
});

test('rereads the list of pages when a page is added or removed', () => {
  write('docs/b.md', 'two', 1);
  expect(pathsOf('next')).toEqual(['a.md', 'b.md']);
  fs.rmSync(path.join(siteDir, 'docs/a.md'));
  expect(pathsOf('next')).toEqual(['b.md']);
});

test('rereads files only after a delay', () => {
  const site = readSite(siteDir);
  write('docs/a.md', 'two', 2);
  expect(readSite(siteDir)).toBe(site);
});

test("finds partials by their files, although they aren't pages", () => {
  const site = readSite(siteDir);
  const page = pageInFile(site, path.join(siteDir, 'docs/folder/_part.md'));
  expect(page).toMatchObject({path: 'folder/_part.md', source: 'part'});
  expect(site.versions[0]?.pages).toHaveLength(1);
});

test('pages with the same text share their tree, and copies of it can be changed', () => {
  const [next, , old] = readSite(siteDir).versions;
  const [page] = next?.pages ?? [];
  page?.copyTree().children.pop();
  expect(page?.tree.children).toHaveLength(1);
  expect(old?.pages[0]?.tree).toBe(page?.tree);
});

const page = (kind: string) => `---\ntitle: A page\nkind: ${kind}\n---\n\nText.\n`;

const version = testVersion('next', {
  'language/SMTPClass.md': page('class'),
  'language/SessionClass.mdx': page('class'),
  'language/BlobClass.md': page('class'),
  'language/overview.md': page('concept'),
  'language/commands/length.md': page('command'),
  'api/Class.md': page('class'),
});

test('lists the pages of one kind in a folder, ignoring case', () => {
  expect(pagesOfKind('class', version, 'language')).toEqual([
    'language/BlobClass',
    'language/SessionClass',
    'language/SMTPClass',
  ]);
  expect(pagesOfKind('command', version, 'language/commands')).toEqual([
    'language/commands/length',
  ]);
});
