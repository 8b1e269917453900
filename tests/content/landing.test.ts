import path from 'node:path';
import {expect, test} from 'vitest';
import {landingDocs} from '../../src/config/landingLinks';
import {communityDoc, tasks} from '../../src/config/tasks';
import {releaseDate} from '../../src/content/site/newestRelease';
import {latestVersion, pageAt, readSite} from '../../src/content/site/site';

const site = readSite(path.resolve(import.meta.dirname, '../..'));

test.each(site.versions)(
  'every page that the landing page and the search box link to exists in $label',
  ({pages}) => {
    const routes = new Set(pages.map(({route}) => route));
    const docs = [...landingDocs, ...tasks.map(({doc}) => doc), communityDoc];
    const written = docs.filter((doc) => !/^(?:\/category|notes)\//.test(doc));
    expect(written.filter((doc) => !routes.has(doc))).toEqual([]);
  },
);

test('the latest release notes begin with the date, which determines how long the landing page shows the release', () => {
  const latest = latestVersion(site);
  const notes = latest && pageAt(latest, `notes/${latest.label}.md`);
  expect(notes && releaseDate(notes)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
