/** Reads every built page once, and checks each claim on it. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {brand, pngIcons} from '../../src/config/brand';
import {readEnvironment} from '../../src/config/environment';
import {keywordsOf, socialCardOf} from '../../src/config/sections';
import {readTokens} from '../../src/css/tokens';
import {versionNotice} from '../../src/export/shared/paths';
import {lastChanges} from '../../src/plugins/sitemap/lastChanges';
import {policyOf} from '../../src/publish/contentPolicy';
import {versions} from '../support/versions';
import {parsePage, type BuiltPage} from './builtPage';
import {buildDir, emittedRoutes, readPage} from './builtPages';

const {siteUrl} = readEnvironment(process.env);
const base = `${siteUrl}/docs/`;
const routes = emittedRoutes();
const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});
const lastDays = lastChanges(path.resolve('.'));
const themeColor = readTokens().light['--qd-paper'];

/** Pages that aren't documentation: the writers' page, the editors' page, and the not-found page. */
const special = new Set(['markdown-page', 'searchAPI', '404']);

/** For the walk, in milliseconds: a busy machine needs minutes. */
const timeLimit = 600_000;

let policy: string;

/** Returns the values of an attribute on the elements in the head that match a selector. */
function inHead({$}: BuiltPage, selector: string, attribute = 'content'): string[] {
  return $('head')
    .find(selector)
    .toArray()
    .map((element) => element.attribs[attribute] ?? '');
}

/** Returns all values of an attribute. */
function valuesOf({elements}: BuiltPage, attribute: string): string[] {
  return elements.flatMap(({attribs}) => attribs[attribute] ?? []);
}

/** Returns a problem if a value isn't the expected one. */
function differs(name: string, found: unknown, expected: unknown): string[] {
  const [is, should] = [found, expected].map((value) => JSON.stringify(value));
  return is === should ? [] : [`${name} is ${is}, expected ${should}`];
}

const isFile = (file: string) => fs.existsSync(path.join(buildDir, decodeURI(file)));

/** Returns the route of the canonical page: the latest version's, if that version has the page. */
function canonicalRoute({route, routeInVersion}: BuiltPage): string {
  const canonical = routes.has(routeInVersion) ? routeInVersion : route;
  return canonical === '404' ? '404.html' : canonical;
}

/** What is true of every page, each as a function that returns what is wrong with one. */
const claims: Record<string, (page: BuiltPage) => string[]> = {
  'is well-formed': ({parseErrors}) => parseErrors,

  'has one h1': ({elements}) =>
    differs('number of h1', elements.filter(({name}) => name === 'h1').length, 1),

  'has unique ids': (page) => {
    const ids = valuesOf(page, 'id');
    return ids.length === new Set(ids).size
      ? []
      : ids.filter((id, index) => ids.indexOf(id) !== index);
  },

  'names only scripts, stylesheets, and fonts that exist': ({html}) =>
    [...new Set(html.match(/\bassets\/(?:js|css|fonts)\/[\w.-]+\.\w+/g))].filter(
      (file) => !isFile(file),
    ),

  'loads a stylesheet, the bundle, and its own code': (page) => {
    const {$} = page;
    const listed = ['page-scripts', 'bundle'].flatMap(
      (id) => JSON.parse($(`#${id}`).text() || '[]') as string[],
    );
    return [
      ...differs('number of stylesheets', inHead(page, 'link[rel=stylesheet]').length, 1),
      ...(listed.length >= (page.source ? 3 : 2) ? [] : [`only loads ${listed.join()}`]),
    ];
  },

  'has inline code and styles that the content policy allows': ({$, elements}) =>
    elements
      .filter(({name, attribs}) =>
        name === 'script'
          ? !('src' in attribs || attribs.type?.includes('json'))
          : name === 'style',
      )
      .map((element) => $(element).text())
      .filter((text) => !policy.includes(hashOf(text))),

  'has no style attributes, which the content policy forbids': (page) => valuesOf(page, 'style'),

  'opens external links in a new tab, but not email': ({elements}) =>
    elements
      .filter(({name, attribs}) => name === 'a' && /^(?:https?|mailto):/.test(attribs.href ?? ''))
      .map(({attribs}) => attribs)
      .filter(({href, target}) => (target === '_blank') === href?.startsWith('mailto:'))
      .map(({href}) => href ?? ''),

  'gives every link, button, and image a name': ({$, elements}) =>
    elements
      .filter((element) => {
        const {name, attribs} = element;
        if (name === 'img') {
          return !('alt' in attribs);
        }
        const isNamed = () =>
          ['title', 'aria-label', 'aria-labelledby'].some((label) => attribs[label]) ||
          $(element).text().trim() !== '' ||
          $(element).find('img[alt], [aria-label], title').length > 0;
        return (name === 'button' || (name === 'a' && 'href' in attribs)) && !isNamed();
      })
      .map((element) => $.html(element).slice(0, 200)),

  'is readable without JavaScript': (page) => {
    const {$, elements, route} = page;
    const words = $('main').text().split(/\s+/).length;
    const withRole = (role: string) => elements.filter(({attribs}) => attribs.role === role);
    const unlabeled = withRole('tabpanel').filter(({attribs}) => !attribs['data-label']);
    return [
      ...(words > (special.has(route) ? 3 : 20) ? [] : [`has ${words} words`]),
      ...differs('number of tab panels', withRole('tabpanel').length, withRole('tab').length),
      ...unlabeled.map(({attribs}) => `panel ${attribs.id} has no label`),
    ];
  },

  'has a title that is shown in full, and a description': (page) => {
    const title = titleOf(page);
    const descriptions = inHead(page, 'meta[name=description]');
    return [
      ...(title.length >= 5 && title.length < 65 ? [] : [title]),
      ...(descriptions.length === 1 && (descriptions[0] ?? '').length > 10 ? [] : descriptions),
    ];
  },

  'names its canonical URL': (page) =>
    differs('canonical URL', inHead(page, 'link[rel=canonical]', 'href'), [
      base + canonicalRoute(page),
    ]),

  "has the general keywords and its section's": (page) =>
    differs('keywords', inHead(page, 'meta[name=keywords]'), [
      keywordsOf(page.routeInVersion).join(','),
    ]),

  'has a link preview': (page) => {
    const {image, title} = socialCardOf(page.routeInVersion);
    const alt = `${brand.product} documentation: ${title}`;
    const isArticle = page.source || page.routeInVersion.startsWith('category/');
    const properties = {
      'og:title': titleOf(page),
      'og:description': inHead(page, 'meta[name=description]')[0],
      'og:url': base + canonicalRoute(page),
      'og:type': isArticle ? 'article' : 'website',
      'og:site_name': brand.title,
      'og:image': base + image,
      'og:image:alt': alt,
      'twitter:image': base + image,
      'twitter:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'og:locale': 'en',
    };
    return Object.entries(properties).flatMap(([name, value]) =>
      differs(name, inHead(page, `meta[property="${name}"], meta[name="${name}"]`), [value]),
    );
  },

  'has breadcrumbs as structured data, if it shows any': (page) => {
    const {$, route} = page;
    const data = $('head')
      .find('script[type="application/ld+json"]')
      .toArray()
      .map((element) => JSON.parse($(element).text()) as Record<string, unknown>)
      .filter((item) => item['@type'] === 'BreadcrumbList');
    if (!page.html.includes('theme-doc-breadcrumbs')) {
      return [];
    }
    const items = (data[0]?.itemListElement ?? []) as {
      item: string;
      name: string;
      position: number;
    }[];
    return [
      ...differs('number of lists', data.length, 1),
      ...differs('last item', items.at(-1)?.item, base + route),
      ...items
        .filter(
          ({item, name, position}, index) =>
            position !== index + 1 || !name || !routes.has(item.slice(base.length)),
        )
        .map((item) => JSON.stringify(item)),
    ];
  },

  'has icons and a theme color, and names no other language': (page) => [
    ...differs('touch icon', inHead(page, 'link[rel=apple-touch-icon]', 'href'), [
      `/docs/${pngIcons.touch.file}`,
    ]),
    ...differs('icon', inHead(page, 'link[rel=icon][href$=".png"]', 'href'), [
      `/docs/${pngIcons.icon.file}`,
    ]),
    ...differs('theme color', inHead(page, 'meta[name=theme-color]'), [themeColor]),
    ...inHead(page, '[hreflang]', 'hreflang'),
  ],

  "links to its version's index for agents, and to its Markdown": (page) => {
    const {prefix, route, source} = page;
    const markdown = route === '' ? 'llms.txt' : `${route}.md`;
    const hasMarkdown = !special.has(route);
    return [
      ...differs('index', inHead(page, 'link[rel=describedby]', 'href'), [
        `/docs/${prefix}llms.txt`,
      ]),
      ...differs(
        'Markdown',
        inHead(page, 'link[type="text/markdown"]', 'href')[0],
        hasMarkdown ? `/docs/${markdown}` : undefined,
      ),
      ...(!hasMarkdown || isFile(markdown) ? [] : [`${markdown} is missing`]),
      ...(source ? missingNotice(page) : []),
    ];
  },

  'shows the date of its last change': ({elements, source}) => {
    const file = source && path.relative('.', source.file).split(path.sep).join('/');
    const time = elements.find(({name}) => name === 'time');
    const day = time?.attribs.datetime?.slice(0, 'YYYY-MM-DD'.length);
    const text = time?.children.map((node) => ('data' in node ? node.data : '')).join('');
    return file
      ? [
          ...differs('date', day, lastDays.get(file)),
          ...differs('shown date', text, day && dateFormat.format(new Date(day))),
        ]
      : [];
  },

  'waits with the first paint for an element that is close to the title': ({html}) => {
    const [, id] = /<link rel=expect href=#(\S+) /.exec(html) ?? [];
    const belowTitle = html.slice(html.indexOf('<h1')).slice(0, 10_000);
    return !id || [` id=${id} `, ` id=${id}>`].some((mark) => belowTitle.includes(mark))
      ? []
      : [id];
  },
};

/** Returns the notice for agents, unless the page's text has it next to the version's index. */
function missingNotice({html, prefix}: BuiltPage): string[] {
  const {label = ''} = versions.find((version) => version.path === prefix) ?? {};
  const notice = versionNotice(label).trim();
  const body = html.slice(html.indexOf('<body')).replace(/<(nav|script|style)\b[^]*?<\/\1>/g, '');
  const at = body.indexOf(notice);
  return at >= 0 && body.slice(at, at + 400).includes(`/docs/${prefix}llms.txt`) ? [] : [notice];
}

function titleOf({$}: BuiltPage): string {
  return $('head > title').text();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the paths that a page links to or loads, with anchors, relative to the base path. */
function targetsOf(page: BuiltPage): string[] {
  const urls = ['href', 'src'].flatMap((name) => valuesOf(page, name));
  const relative = urls.flatMap((url) =>
    url.startsWith('#')
      ? [page.route + url]
      : ['/docs/', base]
          .filter((start) => url.startsWith(start))
          .map((start) => url.slice(start.length)),
  );
  return [...new Set(relative)];
}

const problems = new Map<string, string[]>();
const anchors = new Map<string, Set<string>>();
const targets = new Map<string, string[]>();
const titles = new Map<string, string[]>();
const noindex: string[] = [];

beforeAll(async () => {
  policy = await policyOf(buildDir, []);
});

describe('every page', () => {
  beforeAll(() => {
    for (const route of routes) {
      const page = parsePage(route, readPage(route));
      for (const [claim, find] of Object.entries(claims)) {
        const found = find(page).map((problem) => `${route}: ${problem}`);
        problems.set(claim, [...(problems.get(claim) ?? []), ...found]);
      }
      anchors.set(route, new Set(valuesOf(page, 'id')));
      targets.set(route, targetsOf(page));
      const title = page.prefix + titleOf(page);
      titles.set(title, [...(titles.get(title) ?? []), route]);
      if (inHead(page, 'meta[name=robots][content*=noindex]').length > 0) {
        noindex.push(route);
      }
    }
  }, timeLimit);

  test.each(Object.keys(claims))('%s', (claim) => {
    expect(routes.size).toBeGreaterThan(900);
    expect(problems.get(claim)).toEqual([]);
  });

  test('links to existing pages, files, and anchors', () => {
    const broken = [...targets].flatMap(([from, links]) =>
      links
        .filter((link) => {
          const [to = '', anchor] = decodeURI(link).split('#');
          const known = anchors.get(to.replace(/\?.*$/, ''));
          return known ? anchor && !known.has(anchor) : !isFile(to);
        })
        .map((link) => `${from}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('has a title that is unique in its version', () => {
    expect([...titles.values()].filter((pages) => pages.length > 1)).toEqual([]);
  });

  test("is open to search engines, except the writers' page and the not-found page", () => {
    expect(noindex.sort()).toEqual(['404', 'markdown-page']);
  });
});

describe('a damaged page', () => {
  const route = 'language/commands/replaceString';
  const valid = readPage(route);

  // For each claim, a change that breaks it.
  test.each<[claim: string, from: string | RegExp, to: string]>([
    ['is well-formed', '</h1>', '</h1><b a=1 a=2></b>'],
    ['has one h1', '</h1>', '</h1><h1>Again</h1>'],
    ['has unique ids', '</h1>', '</h1><p id=x><p id=x>'],
    ['names only scripts, stylesheets, and fonts that exist', /js\/main\.\w+/, 'js/main.0'],
    ['loads a stylesheet, the bundle, and its own code', 'id=page-scripts', 'id=page-script'],
    [
      'has inline code and styles that the content policy allows',
      '</h1>',
      '</h1><script>1</script>',
    ],
    ['has no style attributes, which the content policy forbids', '</h1>', '</h1><p style="a:b">'],
    ['opens external links in a new tab, but not email', '</h1>', '</h1><a href=https://a.b>a</a>'],
    ['gives every link, button, and image a name', '</h1>', '</h1><button></button>'],
    ['is readable without JavaScript', '</h1>', '</h1><div role=tab></div>'],
    ['has a title that is shown in full, and a description', /(?<=<title[^>]*>)/, 'x'.repeat(65)],
    ['names its canonical URL', 'rel=canonical', 'rel=canon'],
    ["has the general keywords and its section's", 'content="Qodly,', 'content="'],
    ['has a link preview', 'property=og:title', 'property=og:name'],
    ['has breadcrumbs as structured data, if it shows any', '"position":1', '"position":2'],
    ['has icons and a theme color, and names no other language', 'name=theme-color', 'name=color'],
    ["links to its version's index for agents, and to its Markdown", 'rel=describedby', 'rel=by'],
    ['shows the date of its last change', /datetime="?\d{4}/, 'datetime="1999'],
    ['shows the date of its last change', /(?<=<time[^>]*>)\w+/, 'Sat'],
    ['waits with the first paint for an element that is close to the title', 'href=#', 'href=#x'],
  ])("is reported, because it isn't one that %s", (claim, from, to) => {
    const find = claims[claim] ?? (() => []);
    expect(valid.replace(from, to)).not.toBe(valid);
    const before = find(parsePage(route, valid));
    expect(find(parsePage(route, valid.replace(from, to)))).not.toEqual(before);
  });
});
