import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder, writeFiles} from '../../../tests/support/temporaryFolder';
import {invalidateSite} from '../../content/site/site';
import {outlineFile, pageWatcher} from './watchPages';

let siteDir: string;
let generated: string;
let look: (now: number) => string;

beforeEach(() => {
  siteDir = temporaryFolder({
    'versions.json': '["1.0.0"]',
    'docs/a.md': 'Text.',
    'versioned_docs/version-1.0.0/a.md': 'Text.',
  });
  generated = path.join(siteDir, '.docusaurus');
  list('docs/a.md', 'versioned_docs/version-1.0.0/a.md');
  look = pageWatcher(siteDir, generated);
});

const write = (name: string, text: string) => writeFiles(siteDir, {[name]: text});

/** Makes Docusaurus list these pages. */
function list(...names: string[]): void {
  write('.docusaurus/registry.js', names.map((name) => `"@site/${name}",`).join('\n'));
}

/** Returns whether Docusaurus is told to reread the pages at a time in milliseconds. */
function isTold(now: number): boolean {
  fs.rmSync(outlineFile(generated), {force: true});
  invalidateSite(siteDir);
  look(now);
  return fs.existsSync(outlineFile(generated));
}

test.each<[what: string, change: () => void, isToldNow: boolean]>([
  ['the first time', () => undefined, true],
  ['a new page', () => write('docs/b.md', 'Text.'), true],
  ['a deleted page', () => fs.rmSync(path.join(siteDir, 'docs/a.md')), true],
  ['a deleted folder', () => fs.rmSync(path.join(siteDir, 'docs'), {recursive: true}), true],
  ['a new title', () => write('docs/a.md', '---\ntitle: New\n---\n\nText.'), true],
  ['another text', () => write('docs/a.md', 'Another text.'), false],
  ['a half-written list of versions', () => write('versions.json', '["1.0'), false],
])('tells Docusaurus about changes of the list only: %s', (what, change, isToldNow) => {
  if (what !== 'the first time') {
    look(0);
  }
  change();
  expect(isTold(1000)).toBe(isToldNow);
});

test('tells Docusaurus again, less and less often, until it lists the pages that exist', () => {
  expect(isTold(1_000)).toBe(true);
  write('docs/b.md', 'Text.');
  expect(isTold(2_000)).toBe(true);
  expect([4_000, 8_000, 10_000, 16_000, 20_000].map(isTold)).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  list('docs/a.md', 'docs/b.md', 'versioned_docs/version-1.0.0/a.md');
  expect(isTold(100_000)).toBe(false);
});

test('ignores versions that the dev server does not show', () => {
  list('docs/a.md');
  look(0);
  expect(isTold(100_000)).toBe(false);
});
