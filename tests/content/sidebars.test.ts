import path from 'node:path';
import {expect, test} from 'vitest';
import {isKnownWord} from '../../src/checks/style/dictionary';
import {customWordFor} from '../../src/checks/style/words';
import {readSite} from '../../src/content/site/site';
import {outsideSidebars, readSidebars} from '../../src/tools/check/site/sidebars';

// `npm run check` checks that the pages are in the sidebars.

const site = readSite(path.resolve(import.meta.dirname, '../..'));

test.each(site.versions)('the $label navigation has the five sidebars', async (version) => {
  const sidebars = await readSidebars(site, version);
  const expected = ['Develop', 'GetStarted', 'Guides', 'Integrations', 'Run'];
  expect(Object.keys(sidebars).sort()).toEqual(expected);
});

test.each(site.versions)('the release notes are open in the $label navigation', async (version) => {
  const sidebars = await readSidebars(site, version);
  const categories = categoriesIn(Object.values(sidebars).flat());
  const notes = categories.find(({items}) => items.includes('notes/1.0.0'));
  expect(notes?.collapsed).toBe(false);
});

test.each(site.versions)('the $label navigation has no misspelled labels', async (version) => {
  const sidebars = await readSidebars(site, version);
  const labels = categoriesIn(Object.values(sidebars).flat()).map(({label}) => label);
  // Not names in code, such as `DataClass` and `ui`.
  const words = labels.flatMap(
    (label) => label.match(/(?<!\p{L})\p{L}\p{Ll}{2,}(?!\p{L})/gu) ?? [],
  );
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !isKnownWord(word) && !customWordFor(word))).toEqual([]);
});

test.each(site.versions)(
  'pages only reached by links are not in the $label sidebars',
  async (version) => {
    const listed = JSON.stringify(await readSidebars(site, version));
    expect([...outsideSidebars].filter((route) => listed.includes(`"${route}"`))).toEqual([]);
  },
);

interface Category {
  label: string;
  items: unknown[];
  collapsed?: boolean;
}

/** Returns all categories, including those in others. */
function categoriesIn(items: readonly unknown[]): Category[] {
  const categories = items.filter(
    (item): item is Category => typeof item === 'object' && item !== null && 'items' in item,
  );
  return categories.flatMap((category) => [category, ...categoriesIn(category.items)]);
}
