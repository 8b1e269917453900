import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {generalKeywords} from '../../src/config/keywords';
import {lastChanges} from '../../src/content/lastChanges';
import {buildDir, emittedRoutes} from './emittedRoutes';

const origin = 'https://developer.qodly.com';
const routes = [...emittedRoutes()].filter((route) => route !== '404');

function head(route: string): string {
  const file = [`${route}.html`, path.join(route, 'index.html')]
    .map((name) => path.join(buildDir, name))
    .find((name) => fs.existsSync(name));
  return fs.readFileSync(file ?? '', 'utf8').split('</head>')[0] ?? '';
}

/** Values of the attribute `value` in tags that `tag` matches. */
function tags(html: string, tag: RegExp, value: string): string[] {
  return [...html.matchAll(/<(?:meta|link)[^>]*>/g)]
    .map(([found]) => found)
    .filter((found) => tag.test(found))
    .map((found) => new RegExp(`${value}=(?:"([^"]*)"|([^ >]*))`).exec(found))
    .map((match) => match?.[1] ?? match?.[2] ?? '');
}

function latestOf(route: string): string | undefined {
  const plain = route.replace(/^(?:next|1\.0\.0)\//, '');
  return routes.includes(plain) ? plain : undefined;
}

describe('every page', () => {
  const pages = routes.map((route) => ({route, html: head(route)}));

  test('has one tag of keywords, with the general ones', () => {
    const faults = pages.filter(({html}) => {
      const found = tags(html, /name="?keywords/, 'content');
      return found.length !== 1 || !generalKeywords.every((word) => found[0]?.includes(word));
    });
    expect(faults.map(({route}) => route)).toEqual([]);
  });

  test('points to the page of the latest version where that exists, else to itself', () => {
    const faults = pages.filter(({route, html}) => {
      const found = tags(html, /rel="?canonical/, 'href');
      return found.join() !== `${origin}/docs/${latestOf(route) ?? route}`;
    });
    expect(faults.map(({route}) => route)).toEqual([]);
  });

  test('has a description, and is not kept from search engines', () => {
    const faults = pages.filter(
      ({html}) =>
        tags(html, /name="?description/, 'content').length !== 1 || html.includes('noindex'),
    );
    expect(faults.map(({route}) => route)).toEqual([]);
  });

  test('has a picture that exists', () => {
    const pictures = new Set(pages.flatMap(({html}) => tags(html, /og:image/, 'content')));
    expect(pictures.size).toBeGreaterThan(5);
    for (const picture of pictures) {
      expect(fs.existsSync(path.join(buildDir, picture.replace(`${origin}/docs/`, '')))).toBe(true);
    }
  });
});

test('a page says where it stands in breadcrumbs for machines', () => {
  const [, json = '{}'] =
    /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/.exec(head('language/SignalClass')) ?? [];
  expect(JSON.parse(json)).toMatchObject({'@type': 'BreadcrumbList'});
});

describe('the sitemap', () => {
  const sitemap = fs.readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];

  test('lists the landing and the pages of the latest version, and nothing else', () => {
    const outside = /^(?:next\/|1\.0\.0\/|markdown-page$|searchAPI$)/;
    const expected = routes.filter((route) => !outside.test(route));
    expect(entries.map(([, url = '']) => url.replace(`${origin}/docs/`, '')).sort()).toEqual(
      expected.sort(),
    );
  });

  test('says when each page last changed', () => {
    const changes = lastChanges('.');
    const file = 'versioned_docs/version-1.1.0/language/SignalClass.md';
    const entry = entries.find(([, url]) => url === `${origin}/docs/language/SignalClass`);
    expect(entry?.[2]?.slice(0, 'YYYY-MM-DD'.length)).toBe(changes.get(file));
  });
});
