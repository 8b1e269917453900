import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {feedFile, openSearchFile} from '../../src/config/feedFiles';
import {pngIcons} from '../../src/config/icons';
import {generalKeywords, keywordsOf} from '../../src/config/keywords';
import {brand} from '../../src/config/brand';
import {openApiFile} from '../../src/config/openApiFile';
import {socialCardOf, socialCardTitle} from '../../src/config/socialCards';
import {readTokens} from '../../src/css/tokens';
import {lastChanges} from '../../src/plugins/sitemap/lastChanges';
import {latestVersion, readSite} from '../../src/content/site';
import {versions} from '../support/versions';
import {buildDir, emittedRoutes} from './emittedRoutes';

const siteDir = path.resolve('.');
const site = `${readEnvironment(process.env).siteUrl}/docs/`;
const docs = readSite(siteDir);
const latest = latestVersion(docs)?.name;
const routes = new Set([...emittedRoutes()].filter((route) => route !== '404'));

interface Page {
  /** Relative to the base path: `next/faq`. */
  route: string;
  /** Relative to the version: `faq`. */
  routeInVersion: string;
  head: CheerioAPI;
  hasBreadcrumbs: boolean;
}

/** The source of every page in every version, by its route relative to the base path. */
const sources = new Map(
  docs.versions.flatMap(({name, label, pages: own}) =>
    own.map((page) => [name === latest ? page.route : `${label}/${page.route}`, page] as const),
  ),
);

let pages: Page[];

beforeAll(() => {
  pages = [...routes].map(readPage);
});

function readPage(route: string): Page {
  const file = [`${route}.html`, path.join(route, 'index.html')]
    .map((name) => path.join(buildDir, name))
    .find((name) => fs.existsSync(name));
  const html = fs.readFileSync(file ?? '', 'utf8');
  const [head = ''] = html.split('</head>');
  return {
    route,
    routeInVersion: versions.reduce((rest, {path: version}) => removePrefix(rest, version), route),
    head: load(head),
    hasBreadcrumbs: html.includes('theme-doc-breadcrumbs'),
  };
}

function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** Returns the attribute's values on all elements that match the selector. */
function values({head}: Page, selector: string, attribute = 'content'): string[] {
  return head(selector)
    .toArray()
    .map((element) => head(element).attr(attribute) ?? '');
}

function ownKeywords(route: string): string[] {
  return sources.get(route)?.frontMatter.keywords ?? [];
}

/** Returns the pages whose actual and expected values differ. */
function mismatches(found: (page: Page) => unknown, expected: (page: Page) => unknown): unknown[] {
  return pages
    .map((page) => ({route: page.route, found: found(page), expected: expected(page)}))
    .filter((result) => JSON.stringify(result.found) !== JSON.stringify(result.expected));
}

/** Returns the route of the canonical URL: the latest version's, if that version has the page. */
function canonicalRoute({route, routeInVersion}: Page): string {
  return routes.has(routeInVersion) ? routeInVersion : route;
}

describe('every page', () => {
  test("has one keywords tag with the general keywords, its section's, and its own", () => {
    expect(
      mismatches(
        (page) => values(page, 'meta[name=keywords]'),
        ({route, routeInVersion}) => [keywordsOf(routeInVersion, ownKeywords(route)).join(',')],
      ),
    ).toEqual([]);
    expect(keywordsOf('category/classes').length).toBeGreaterThan(generalKeywords.length);
  });

  test("names the latest version's page as canonical, or itself if the latest version has no such page", () => {
    expect(
      mismatches(
        (page) => values(page, 'link[rel=canonical]', 'href'),
        (page) => [site + canonicalRoute(page)],
      ),
    ).toEqual([]);
  });

  test("is open to search engines, except the writers' page and the not-found page", () => {
    const hidden = [...pages, readPage('404')].filter(({head}) => /noindex/.test(head.html()));
    expect(hidden.map(({route}) => route).sort()).toEqual(['404', 'markdown-page']);
  });

  test('has a title that is unique in its version, and short enough to be shown in full', () => {
    const titles = pages.map(({route, routeInVersion, head}) => ({
      route,
      version: route.slice(0, route.length - routeInVersion.length),
      title: head('title').text(),
    }));
    expect(titles.filter(({title}) => title.length >= 65)).toEqual([]);
    const key = ({version, title}: (typeof titles)[number]) => `${version}: ${title}`;
    const counts = new Map<string, number>();
    titles.forEach((page) => counts.set(key(page), (counts.get(key(page)) ?? 0) + 1));
    expect(titles.filter((page) => counts.get(key(page)) !== 1)).toEqual([]);
  });

  test('names its type and site, and describes its image', () => {
    expect(
      mismatches(
        (page) => [
          values(page, 'meta[property="og:type"]'),
          values(page, 'meta[property="og:site_name"]'),
          values(page, 'meta[property="og:image:alt"]'),
          values(page, 'meta[name="twitter:image:alt"]'),
        ],
        ({route, routeInVersion}) => {
          const alt = [`${brand.product} documentation: ${socialCardTitle(routeInVersion)}`];
          const type =
            sources.has(route) || routeInVersion.startsWith('category/') ? 'article' : 'website';
          return [[type], [brand.title], alt, alt];
        },
      ),
    ).toEqual([]);
  });

  test('has a title and a description, and link previews show the same ones', () => {
    const withoutText = pages.filter(({head}) => head('title').text().length < 5);
    expect(withoutText.map(({route}) => route)).toEqual([]);
    expect(
      mismatches(
        (page) => [
          values(page, 'meta[property="og:title"]'),
          values(page, 'meta[property="og:description"]'),
          values(page, 'meta[property="og:url"]'),
        ],
        (page) => [
          [page.head('title').text()],
          values(page, 'meta[name=description]').slice(0, 1),
          [site + canonicalRoute(page)],
        ],
      ),
    ).toEqual([]);
    expect(
      mismatches(
        (page) => values(page, 'meta[name=description]').filter((text) => text.length > 10).length,
        () => 1,
      ),
    ).toEqual([]);
  });

  test("has its section's image", () => {
    expect(
      mismatches(
        (page) => values(page, 'meta[property="og:image"], meta[name="twitter:image"]'),
        ({routeInVersion}) => [
          site + socialCardOf(routeInVersion),
          site + socialCardOf(routeInVersion),
        ],
      ),
    ).toEqual([]);
    const images = new Set(pages.map(({routeInVersion}) => socialCardOf(routeInVersion)));
    expect(images.size).toBe(10);
    for (const image of images) {
      const head = fs.readFileSync(path.join(buildDir, image)).subarray(0, 24);
      expect(head.toString('latin1', 1, 4), image).toBe('PNG');
      expect([head.readUInt32BE(16), head.readUInt32BE(20)], image).toEqual([1200, 630]);
    }
  });

  test('that is in a sidebar has breadcrumbs as structured data', () => {
    const inSidebar = pages.filter(({hasBreadcrumbs}) => hasBreadcrumbs);
    expect(inSidebar.length).toBeGreaterThan(900);
    const wrong = inSidebar.filter((page) => !hasStructuredBreadcrumbs(page));
    expect(wrong.map(({route}) => route)).toEqual([]);
  });
});

/** Returns true if the breadcrumbs are numbered from 1, link to existing pages, and end with this page. */
function hasStructuredBreadcrumbs({route, head}: Page): boolean {
  const lists = head('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse(head(element).text()) as Record<string, unknown>)
    .filter((data) => data['@type'] === 'BreadcrumbList');
  const items = (lists[0]?.itemListElement ?? []) as {
    item: string;
    name: string;
    position: number;
  }[];
  return (
    lists.length === 1 &&
    items.every(
      ({item, name, position}, index) =>
        position === index + 1 &&
        name.length > 0 &&
        item.startsWith(site) &&
        routes.has(item.slice(site.length)),
    ) &&
    items.at(-1)?.item === site + route
  );
}

describe('the sitemap', () => {
  const sitemap = fs.readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, url = '', lastmod = '']) => ({
      route: url.slice(site.length),
      day: lastmod.slice(0, 'YYYY-MM-DD'.length),
    }),
  );

  test("lists only the landing page and the latest version's pages", () => {
    const outside = /^(?:markdown-page$|searchAPI$)/;
    const others = versions.map((version) => version.path).filter(Boolean);
    const expected = [...routes].filter(
      (route) => !outside.test(route) && !others.some((version) => route.startsWith(version)),
    );
    expect(entries.map(({route}) => route).sort()).toEqual(expected.sort());
  });

  const hasHistory = lastChanges(siteDir).size > 0;

  test.runIf(hasHistory)('contains the date of the last change to each page', () => {
    const changes = lastChanges(siteDir);
    const sourceOf = (route: string) => {
      const sidebar = `versioned_sidebars/version-${latest}-sidebars.json`;
      const file = sources.get(route)?.file;
      return file
        ? path.relative(siteDir, file).split(path.sep).join('/')
        : route === ''
          ? 'src/pages/index.tsx'
          : sidebar;
    };
    expect(changes.size).toBeGreaterThan(900);
    expect(entries.filter(({route, day}) => day !== changes.get(sourceOf(route)))).toEqual([]);
  });
});

test("every page links to its version's index for agents", () => {
  const wrong = pages.filter(({route, head}) => {
    const version = versions.find(({path: prefix}) => prefix && route.startsWith(prefix));
    return head('link[rel=describedby]').attr('href') !== `/docs/${version?.path ?? ''}llms.txt`;
  });
  expect(wrong.map(({route}) => route)).toEqual([]);
});

test('no page lists languages if there is only one', () => {
  const wrong = pages.filter(({head}) => head('[hreflang]').length > 0);
  expect(wrong.map(({route}) => route)).toEqual([]);
});

test('every page has icons for phones and for browsers without SVG support, and a theme color', () => {
  const wrong = pages.filter(
    ({head}) =>
      head('link[rel=apple-touch-icon]').attr('href') !== `/docs/${pngIcons.touch.file}` ||
      head(`link[rel=icon][href$=".png"]`).attr('href') !== `/docs/${pngIcons.icon.file}` ||
      head('meta[name=theme-color]').attr('content') !== readTokens().light['--qd-paper'],
  );
  expect(wrong.map(({route}) => route)).toEqual([]);
  for (const {file} of Object.values(pngIcons)) {
    expect(fs.existsSync(path.join(buildDir, file)), file).toBe(true);
  }
});

test('the landing page links to the feed and the OpenSearch description', () => {
  const head = pages.find(({route}) => route === '')?.head;
  const feed = head?.('link[type="application/atom+xml"]').attr('href');
  const search = head?.('link[rel=search]').attr('href');
  expect([feed, search]).toEqual([`/docs/${feedFile}`, `/docs/${openSearchFile}`]);
  const read = (file: string) =>
    load(fs.readFileSync(path.join(buildDir, file), 'utf8'), {xml: true});
  expect(read(openSearchFile)('Url').attr('template')).toBe(`${site}?q={searchTerms}`);
  const links = read(feedFile)('entry > link')
    .map((_, link) => link.attribs.href)
    .get();
  expect(links.length > 5).toBe(lastChanges(siteDir).size > 0);
  const isPage = (link: string) => routes.has(decodeURI(link.slice(site.length)));
  expect(links.filter((link) => !isPage(link))).toEqual([]);
});

test('each version has an OpenAPI document for its REST API', () => {
  for (const {label} of docs.versions) {
    const document = JSON.parse(
      fs.readFileSync(path.join(buildDir, openApiFile(label)), 'utf8'),
    ) as {openapi: string; info: {version: string}; paths: object};
    expect(document).toMatchObject({openapi: '3.1.0', info: {version: label}});
    expect(Object.keys(document.paths).length).toBeGreaterThan(10);
  }
});
