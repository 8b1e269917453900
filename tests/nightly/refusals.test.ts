import fs from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

/** The rules are tested in `src/checks`; these show that the build applies them and reports each page. */
test('invalid pages stop the build, which reports their files, the lines, and a fix', async () => {
  const removals = [
    site.addPage('anchor', page('Bad', 'Read [the limits](./faq.md#limits).')),
    site.addPage('sample', page('Bad', '```qs\nif (total == 1)\n\ttotal = 2\n```')),
  ];
  const {code, output} = await site.build();
  removals.forEach((remove) => remove());
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /docs\/anchor\.md:7: the link points to the anchor "#limits", but no heading in \.\/faq\.md has it/,
  );
  expect(output).toMatch(
    /docs\/sample\.md:8:1: found no "end" for the "if" that begins here\. Close/,
  );
});

test('invalid front matter stops the build, which reports the file, the line, and a fix', async () => {
  const remove = site.addPage('bad', page('Bad', 'Text.', {kind: 'recipe'}));
  const {code, output} = await site.build();
  remove();
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /docs\/bad\.md:4: the front matter's "kind" has an unknown value: "recipe"/,
  );
});

test('a navbar item with an unknown type stops the build, and is shown', async () => {
  const item = "{type: 'recipe', label: 'Recipes'}";
  const restore = site.edit('src/config/navbar.ts', 'items: [', `items: [${item}, `);
  const {code, output} = await site.build();
  restore();
  expect(code).not.toBe(0);
  expect(output).toMatch(
    /Bad navbar item type recipe.*value: \{ type: 'recipe', label: 'Recipes' \}/s,
  );
});
