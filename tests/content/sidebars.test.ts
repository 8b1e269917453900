import path from 'node:path';
import {expect, test} from 'vitest';
import {readSite} from '../../src/content/site';
import {readSidebars} from '../../src/tools/check/site/sidebars';

// `npm run check` checks that the pages are in the sidebars.

const site = readSite(path.resolve(import.meta.dirname, '../..'));

test.each(site.versions)('the $label navigation has the five sidebars', async (version) => {
  const sidebars = await readSidebars(site, version);
  const expected = ['Develop', 'GetStarted', 'Guides', 'Integrations', 'Run'];
  expect(Object.keys(sidebars).sort()).toEqual(expected);
});
