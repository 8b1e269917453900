import path from 'node:path';
import {expect, test} from 'vitest';
import {landingDocs} from '../../src/config/landingLinks';
import {communityDoc, tasks} from '../../src/config/tasks';
import {readSite} from '../../src/content/site/site';

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
