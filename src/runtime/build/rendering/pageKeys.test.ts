import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pageKeys} from './pageKeys';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-keys-'));
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const textChunks = new Map([
  ['/docs/faq', '1a'],
  ['/docs/limits', '2b'],
]);

function keysOf(changes: Record<string, string> = {}, modules = ['Layout']) {
  fs.readdirSync(folder).forEach((file) => fs.rmSync(path.join(folder, file)));
  const chunks = {'1a.f0': 'FAQ', '2b.f1': 'Limits', '3c.f2': 'Sidebar', ...changes};
  Object.entries(chunks).forEach(([name, source]) =>
    fs.writeFileSync(path.join(folder, `${name}.js`), source),
  );
  const key = pageKeys({modules, folder, textChunks});
  return {faq: key('/docs/faq'), limits: key('/docs/limits'), landing: key('/docs/')};
}

test("a page's text affects only that page's key, and the hash of its chunk affects no key", () => {
  const before = keysOf();
  expect(keysOf({'1a.f0': 'Questions'})).toEqual({...before, faq: expect.any(String) as string});
  expect(keysOf({'1a.f0': 'Questions'}).faq).not.toBe(before.faq);
  fs.renameSync(path.join(folder, '2b.f1.js'), path.join(folder, '2b.ff.js'));
  const renamed = pageKeys({modules: ['Layout'], folder, textChunks});
  expect(renamed('/docs/limits')).toBe(before.limits);
});

test.each([
  ["a chunk without a page's text", () => keysOf({'3c.f2': 'Another sidebar'})],
  ['a new chunk', () => keysOf({'4d.f3': 'Footer'})],
  ['a module', () => keysOf({}, ['Another layout'])],
])('%s affects all keys', (_, changed) => {
  const before = keysOf();
  const after = changed();
  expect(after.faq).not.toBe(before.faq);
  expect(after.limits).not.toBe(before.limits);
  expect(after.landing).not.toBe(before.landing);
});
