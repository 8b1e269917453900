import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

describe('an invalid page stops the build, which reports the file, the line, and a fix', () => {
  const invalid = [
    [
      'signature',
      '```qs signature\nlength(aString : string)\n```',
      /docs\/signature\.md:8: the signature of "length" has no parameter table/,
    ],
    [
      'anchor',
      'Read [the limits](./faq.md#limits).',
      /docs\/anchor\.md:8: the link points to the anchor "#limits", but no heading in \.\/faq\.md has it/,
    ],
    [
      'sample',
      '```qs\nif (total == 1)\n\ttotal = 2\n```',
      /docs\/sample\.md:9:1: found no "end" for the "if" that begins here\. Close it with "end"/,
    ],
  ] as const;
  let code: number;
  let output: string;

  // One build for all: the bundler's errors must include each of them.
  beforeAll(async () => {
    const removals = invalid.map(([route, body]) => site.addPage(route, page('Bad', body)));
    ({code, output} = await site.build());
    removals.forEach((remove) => remove());
  });

  test.each(invalid)('%s', (route, _, message) => {
    expect(code).not.toBe(0);
    expect(output).toMatch(new RegExp(`Error: MDX compilation failed for file ".*/${route}\\.md"`));
    expect(output).toMatch(message);
  });
});

test.each([
  [
    'a page without a description',
    page('Bad', 'Text.', {description: ''}),
    /docs\/bad\.md:1: the front matter's "description" is missing\. Write `description:`/,
  ],
  [
    'an unknown kind',
    page('Bad', 'Text.', {kind: 'recipe'}),
    /docs\/bad\.md:5: the front matter's "kind" has an unknown value: "recipe"/,
  ],
])(
  '%s stops the build, which reports the file, the line, and a fix',
  async (_, source, message) => {
    const remove = site.addPage('bad', source);
    const {code, output} = await site.build();
    remove();
    expect(code).not.toBe(0);
    expect(output).toMatch(message);
  },
);

const addNavbarItems = (...items: string[]) =>
  site.edit('src/config/navbar.ts', 'items: [', `items: [${items.join(', ')}, `);

test('a navbar item with an unknown type stops the build, and its configuration is shown', async () => {
  const restore = addNavbarItems("{type: 'recipe', label: 'Recipes'}");
  const {code, output} = await site.build();
  restore();
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /Bad navbar item type recipe.*value: \{ type: 'recipe', label: 'Recipes' \}/s,
  );
});

describe("a navbar item that can't be shown stops the build, and its configuration is shown", () => {
  const invalid = [
    [
      'a custom type without a component',
      "{type: 'custom-recipe', label: 'Recipes'}",
      /The navbar item \{"type":"custom-recipe","label":"Recipes".*\} .* can't be shown: the theme has no component for "custom-recipe"/,
    ],
    [
      'a sidebar without pages',
      "{type: 'docSidebar', sidebarId: 'Empty', label: 'Recipes'}",
      /The navbar item \{.*"sidebarId":"Empty".*\} .* can't be shown: the sidebar "Empty" has no page to link to in current/,
    ],
    [
      "a sidebar that doesn't exist",
      "{type: 'docSidebar', sidebarId: 'Recipes', label: 'Recipes'}",
      /The navbar item \{.*"sidebarId":"Recipes".*\} .* can't be shown: there is no sidebar "Recipes" in .*, only Develop, Empty/,
    ],
    [
      "a page that doesn't exist",
      "{type: 'doc', docId: 'recipes', label: 'Recipes'}",
      /The navbar item \{.*"docId":"recipes".*\} .* can't be shown: there is no page "recipes" in /,
    ],
  ] as const;
  let code: number;
  let output: string;

  // One build for all: its output contains each of them.
  beforeAll(async () => {
    const restore = addNavbarItems(...invalid.map(([, item]) => item));
    ({code, output} = await site.build());
    restore();
  });

  test.each(invalid)('%s', (_what, _item, message) => {
    expect(code).not.toBe(0);
    expect(output).toMatch(message);
  });
});
