import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import feeds, {composeFeed, type DatedPage} from './index';

const page = (name: string, day: string, overrides: Partial<DatedPage> = {}): DatedPage => ({
  title: name,
  description: `About ${name} & more.`,
  url: `https://docs.example.com/docs/${name}`,
  day,
  isRelease: false,
  ...overrides,
});

const siteUrl = 'https://docs.example.com/docs/';

const compose = (pages: DatedPage[]) => composeFeed(pages, siteUrl);

test('the feed lists releases and changed pages, newest first', () => {
  const feed = load(
    compose([
      page('old', '2025-01-01'),
      page('$filter', '2025-03-03'),
      page('1.9.0', '2025-03-03', {isRelease: true}),
      page('1.10.0', '2025-03-03', {isRelease: true}),
    ]),
    {xml: true},
  );
  const titles = feed('entry > title').map((_, title) => feed(title).text());
  expect(titles.get()).toEqual(['Release 1.10.0', 'Release 1.9.0', '$filter', 'old']);
  expect(feed('entry > updated').first().text()).toBe('2025-03-03T00:00:00.000Z');
  expect(feed('feed > updated').text()).toBe('2025-03-03T00:00:00.000Z');
  expect(feed('entry > link').last().attr('href')).toBe('https://docs.example.com/docs/old');
  expect(feed('feed > link[rel=self]').attr('href')).toBe(`${siteUrl}feed.xml`);
  expect(feed('entry > summary').last().text()).toContain('About old & more.');
  expect(feed('entry > category').first().attr('term')).toBe('release');
});

test('the feed has the 50 newest entries', () => {
  const older = Array.from({length: 50}, (_, index) => page(`p${index}`, '2025-01-01'));
  const feed = load(compose([...older, page('newest', '2025-03-03')]), {xml: true});
  expect(feed('entry')).toHaveLength(50);
  expect(feed('entry > title').first().text()).toBe('newest');
});

test('a page that changes again is a new entry', () => {
  const idOn = (day: string) => load(compose([page('faq', day)]), {xml: true})('entry > id').text();
  expect(idOn('2025-01-01')).not.toBe(idOn('2025-02-02'));
});

test('without dates, the feed is valid and empty', () => {
  const feed = load(compose([]), {xml: true});
  expect(feed('entry')).toHaveLength(0);
  expect(feed('feed > updated').text()).toBe('1970-01-01T00:00:00.000Z');
});

test('the feed of the site has the pages of the latest version that have a date', async () => {
  const siteConfig = {url: 'https://docs.example.com', baseUrl: '/docs/'};
  const changes = () =>
    new Map(['notes/1.0.0', '$filter'].map((id) => [`docs/${id}.md`, '2025-03-03']));
  const docs = ['notes/1.0.0', '$filter', 'undated'].map((id) => ({
    id,
    title: id,
    permalink: `/docs/${id}`,
    source: `@site/docs/${id}.md`,
  }));
  const loadedVersions = [{docs: [...docs, ...docs]}, {isLast: true, docs}];
  const {allContentLoaded, postBuild} = feeds({siteConfig} as LoadContext, {changes});
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};
  await allContentLoaded?.({allContent} as never);
  const outDir = temporaryFolder();
  await postBuild?.({outDir} as never);
  const feed = load(fs.readFileSync(path.join(outDir, 'feed.xml'), 'utf8'), {xml: true});
  const titles = feed('entry > title').map((_, title) => feed(title).text());
  expect(titles.get()).toEqual(['Release notes/1.0.0', '$filter']);
});
