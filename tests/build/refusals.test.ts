import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';
import {warnings} from '../support/warnings';

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

test('the fixture site builds', async () => {
  const {code, output} = await site.build();
  expect(output).toContain('Generated static files');
  expect(warnings(output)).toEqual([]);
  expect(code).toBe(0);
});

test('rendering warns of nothing, not even with the checks that React leaves out of production', async () => {
  const {code, output} = await site.build({}, ['--dev']);
  expect(warnings(output)).toEqual([]);
  expect(code).toBe(0);
});

test('what rendering warns of is seen', async () => {
  const remove = site.addPage('bad', page('Bad', '<p><div>Text.</div></p>'));
  const {output} = await site.build();
  remove();
  expect(warnings(output)).not.toEqual([]);
  expect(output).toContain('/docs/next/bad');
});

test('a build has a local index, unless the variables of hosted search are set', async () => {
  const hasIndex = () =>
    fs.existsSync(path.join(site.directory, 'build/search-index-docs-default-1.1.0.json'));
  expect(hasIndex()).toBe(true);
  const {code} = await site.build({
    DOCSEARCH_APP_ID: 'APPLICATION',
    DOCSEARCH_API_KEY: 'key',
    DOCSEARCH_INDEX_NAME: 'docs',
  });
  expect(code).toBe(0);
  expect(hasIndex()).toBe(false);
  expect(fs.readFileSync(path.join(site.directory, 'build/faq.html'), 'utf8')).toContain(
    'DocSearch-Button',
  );
});

test.each([
  [
    'a signature without a row',
    page('Bad', '```qs signature\nlength(aString : string)\n```'),
    /docs\/bad\.md:8: the signature of "length" has no parameter table/,
  ],
  [
    'a broken anchor',
    page('Bad', 'Read [the limits](./faq.md#limits).'),
    /docs\/bad\.md:8: the link leads to the anchor "#limits", and no heading of \.\/faq\.md has it/,
  ],
  [
    'a sample that does not parse',
    page('Bad', '```qs\nif (total == 1)\n\ttotal = 2\n```'),
    /docs\/bad\.md:9:1: found no "end" for the "if" that begins here\. Close it with "end"/,
  ],
  [
    'a page without description',
    page('Bad', 'Text.', {description: ''}),
    /docs\/bad\.md:1: front matter "description" is required\. Write `description:`/,
  ],
  [
    'an unknown kind',
    page('Bad', 'Text.', {kind: 'recipe'}),
    /docs\/bad\.md:5: front matter "kind" must be one of .*found "recipe"/,
  ],
])('%s stops the build with file, line and what to do', async (_, source, message) => {
  const remove = site.addPage('bad', source);
  const {code, output} = await site.build();
  remove();
  expect(code).not.toBe(0);
  expect(output).toMatch(message);
});

test.each([
  [
    'a navbar item of an unknown type',
    "{type: 'recipe', label: 'Recipes'}",
    /Bad navbar item type recipe.*value: \{ type: 'recipe', label: 'Recipes' \}/s,
  ],
  [
    'a navbar item of a type of its own that no component shows',
    "{type: 'custom-recipe', label: 'Recipes'}",
    /The navbar item \{"type":"custom-recipe","label":"Recipes".*\} .* can't be shown: its type is none of default,/,
  ],
  [
    'a navbar item for a sidebar without pages',
    "{type: 'docSidebar', sidebarId: 'Empty', label: 'Recipes'}",
    /The navbar item \{.*"sidebarId":"Empty".*\} .* can't be shown: the sidebar "Empty" has no page/,
  ],
  [
    'a navbar item for a sidebar that is none',
    "{type: 'docSidebar', sidebarId: 'Recipes', label: 'Recipes'}",
    /The navbar item \{.*"sidebarId":"Recipes".*\} .* can't be shown: there is no sidebar "Recipes"; there are /,
  ],
  [
    'a navbar item for a page that is none',
    "{type: 'doc', docId: 'recipes', label: 'Recipes'}",
    /The navbar item \{.*"docId":"recipes".*\} .* can't be shown: there is no page "recipes" in any of/,
  ],
])('%s stops the build with its configuration', async (_, item, message) => {
  const restore = site.edit('src/config/navbar.ts', 'items: [', `items: [${item},`);
  const {code, output} = await site.build();
  restore();
  expect(code).not.toBe(0);
  expect(output).toMatch(message);
});
