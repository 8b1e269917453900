/** Checks the files that programs read: the sitemap, feeds, images, and the OpenAPI documents. */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {feedFile, openApiFile} from '../../src/addresses/paths';
import {pngIcons} from '../../src/config/brand';
import {socialCardFile, socialCards} from '../../src/config/sections';
import {lastChanges} from '../../src/plugins/sitemap/lastChanges';
import {latest, versions} from '../support/versions';
import {sources} from './builtPage';
import {buildDir, emittedRoutes, readBuilt} from './builtPages';

const siteDir = path.resolve('.');
const site = `${readEnvironment(process.env).siteUrl}/docs/`;
const routes = new Set([...emittedRoutes()].filter((route) => route !== '404'));
const changes = lastChanges(siteDir);

const entries = [
  ...readBuilt('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
].map(([, url = '', lastmod = '']) => ({
  route: url.slice(site.length),
  day: lastmod.slice(0, 'YYYY-MM-DD'.length),
}));

test("the sitemap lists only the landing page and the latest version's pages", () => {
  const outside = /^(?:markdown-page$|searchAPI$)/;
  const others = versions.map((version) => version.path).filter(Boolean);
  const expected = [...routes].filter(
    (route) => !outside.test(route) && !others.some((version) => route.startsWith(version)),
  );
  expect(entries.map(({route}) => route).sort()).toEqual(expected.sort());
});

test.runIf(changes.size > 0)('contains the date of the last change to each page', () => {
  const sidebars = `versioned_sidebars/version-${latest}-sidebars.json`;
  const sourceOf = (route: string) => {
    const file = sources.get(route)?.file;
    const generated = route === '' ? 'src/pages/index.tsx' : sidebars;
    return file ? path.relative(siteDir, file).split(path.sep).join('/') : generated;
  };
  expect(changes.size).toBeGreaterThan(900);
  expect(entries.filter(({route, day}) => day !== changes.get(sourceOf(route)))).toEqual([]);
});

test('each section has its own image for link previews, and there are icons', () => {
  const cards = Object.keys(socialCards).map(socialCardFile);
  const contents = cards.map((image) => fs.readFileSync(path.join(buildDir, image), 'latin1'));
  expect(new Set(contents).size).toBe(cards.length);
  for (const image of cards) {
    const head = fs.readFileSync(path.join(buildDir, image)).subarray(0, 24);
    expect(head.toString('latin1', 1, 4), image).toBe('PNG');
    expect([head.readUInt32BE(16), head.readUInt32BE(20)], image).toEqual([1200, 630]);
  }
  for (const {file} of Object.values(pngIcons)) {
    expect(fs.existsSync(path.join(buildDir, file)), file).toBe(true);
  }
});

test('the landing page links to the feed', () => {
  const head = load(readBuilt('index.html'));
  const feed = head('link[type="application/atom+xml"]').attr('href');
  expect(feed).toBe(`/docs/${feedFile}`);
  const links = load(readBuilt(feedFile), {xml: true})('entry > link')
    .map((_, link) => link.attribs.href)
    .get();
  expect(links.length > 5).toBe(changes.size > 0);
  // The sitemap has the latest version's pages.
  const listed = new Set(entries.map(({route}) => site + route));
  expect(links.filter((link) => !listed.has(link))).toEqual([]);
});

test.each(versions)('version $label has an OpenAPI document for its REST API', ({label}) => {
  const document = JSON.parse(readBuilt(openApiFile(label))) as {paths: object};
  expect(document).toMatchObject({openapi: '3.1.0', info: {version: label}});
  expect(Object.keys(document.paths).length).toBeGreaterThan(10);
});

test("there is a text with the licenses for the browser code, including React's, and for the fonts", () => {
  const notices = readBuilt('third-party-notices.txt');
  expect(notices).toMatch(/^react \d.*MIT.*Copyright \(c\) Meta/ms);
  expect(notices).toMatch(/^lunr 2/m);
  expect(notices).toMatch(/^@fontsource\/ibm-plex-mono \d/m);
});

test('the first line of each bundle tells browsers to compile the whole bundle at once', () => {
  const scripts = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .filter((file) => /^(?:main|vendor)\.\w+\.js$/.test(file));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    expect(readBuilt(`assets/js/${script}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(readBuilt(`assets/js/${script}`), 'paths of the build').not.toContain(siteDir);
  }
});
