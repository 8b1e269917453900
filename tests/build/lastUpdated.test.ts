import path from 'node:path';
import {expect, test} from 'vitest';
import {latestVersion, readSite} from '../../src/content/site';
import {lastChanges} from '../../src/plugins/sitemap/lastChanges';
import {readBuilt} from './builtPages';

test('each page shows the date of its last change, if Git has one', () => {
  const siteDir = path.resolve('.');
  const changes = lastChanges(siteDir);
  const site = readSite(siteDir);
  const wrong = site.versions.flatMap((version) =>
    version.pages.flatMap(({file, route}) => {
      const prefix = version === latestVersion(site) ? '' : `${version.label}/`;
      const html = readBuilt(`${prefix}${route}.html`);
      const [, day] = /<time [^>]*\bdatetime="?(\d{4}-\d\d-\d\d)/i.exec(html) ?? [];
      const expected = changes.get(path.relative(siteDir, file).split(path.sep).join('/'));
      return day === expected ? [] : [`${prefix}${route}: ${day}, expected ${expected}`];
    }),
  );
  expect(wrong).toEqual([]);
});
