import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {cacheVersion} from './cacheVersion';
import {pageCode} from './pageCode';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-cache-'));

function write(file: string, content: string): void {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), content);
}

const version = (sharedContent = 'a') =>
  cacheVersion(siteDir, [...pageCode(siteDir), 'docs'], sharedContent);

beforeAll(() => {
  write('package-lock.json', '{}');
  write('docs/faq.md', 'text');
  write('src/remark/members.ts', 'code');
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test('the version changes with the shared content', () => {
  expect(version()).toBe(version());
  expect(version('b')).not.toBe(version());
});

test.each([
  ['the packages', 'package-lock.json'],
  ['a transform', 'src/remark/members.ts'],
  ['a transform for compiled MDX', 'src/recma/localJsx.ts'],
  ['the colors', 'src/css/tokens.css'],
  ['a template that a rule reads', 'src/templates/command.md'],
  ['a word list', 'src/checks/style/words.txt'],
  ['a drawing', 'src/drawings/styled/drawings/button.html'],
  ['a file in a new folder', 'src/glossary/terms.ts'],
  ['an image', 'docs/img/map.png'],
])('the version changes when %s changes', (_what, file) => {
  const before = version();
  write(file, 'new');
  expect(version()).not.toBe(before);
});

test.each([
  ['a page', 'docs/faq.md'],
  ['a test', 'src/remark/members.test.ts'],
  ['a site component', 'src/components/PageHead/index.tsx'],
])('the version stays the same when %s changes', (_what, file) => {
  const before = version();
  write(file, 'new');
  expect(version()).toBe(before);
});
