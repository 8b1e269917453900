import fs from 'node:fs';
import zlib from 'node:zlib';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {versions} from '../support/versions';
import {readBuilt} from './builtPages';
import {buildDir, emittedRoutes} from './emittedRoutes';

/** Maximum average size added to a version's pages, in compressed bytes. */
const budget = 300;

const lists = /<dl class="?used-in"?>.*?<\/dl>/gs;

let pages: {route: string; html: string}[];

beforeAll(() => {
  pages = [...emittedRoutes()].map((route) => ({
    route,
    html: readBuilt(`${route || 'index'}.html`),
  }));
});

const prefixes = versions.map(({path}) => path).filter(Boolean);

/** in: `next/faq`; out: `next/`; empty for the latest version */
const prefixOf = (route: string) => prefixes.find((prefix) => route.startsWith(prefix)) ?? '';

describe.each(versions)('$label', ({path: prefix}) => {
  const versionPages = () => pages.filter(({route}) => prefixOf(route) === prefix);

  test('commands, members, and constants end with lines from other pages in the version', () => {
    const links = versionPages().flatMap(({route, html}) =>
      [...html.matchAll(lists)].flatMap(([list]) =>
        load(list)('dd a')
          .get()
          .map(({attribs}) => ({route, href: (attribs.href ?? '').replace('/docs/', '')})),
      ),
    );
    expect(links.length).toBeGreaterThan(400);
    const misdirected = links.filter(
      ({route, href}) => prefixOf(href) !== prefix || href.split('#')[0] === route,
    );
    expect(misdirected).toEqual([]);
  });

  test('a command, a member, and a constant show their uses', () => {
    const textOf = (route: string, heading?: string) => {
      const $ = load(readBuilt(`${prefix}${route}.html`));
      return heading
        ? $(`#${heading}`).nextUntil('h2', '.used-in').text()
        : $('.used-in').last().text();
    };
    expect(textOf('language/commands/replaceString')).toMatch(/replaceString\(/);
    expect(textOf('language/EntityClass', 'save')).toMatch(/\.save\(/);
    expect(textOf('language/FileClass', 'copyto')).toMatch(/kOverwrite/);
  });

  test(`uses add at most ${budget} bytes per page on average`, () => {
    // Hosts use a higher quality, which would take a minute here.
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 5};
    const size = (html: string) => zlib.brotliCompressSync(html, {params}).length;
    const added = versionPages().map(({html}) => {
      const without = html.replace(lists, '');
      return without === html ? 0 : size(html) - size(without);
    });
    const average = added.reduce((sum, bytes) => sum + bytes, 0) / added.length;
    console.log(
      `${prefix || 'latest'}: ${average.toFixed()} bytes on average, ${Math.max(...added)} at most, ${added.filter((bytes) => bytes > 0).length} of ${added.length} pages`,
    );
    expect(average).toBeLessThan(budget);
  });

  test("the pages' Markdown contains no uses", () => {
    const files = fs
      .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md') && prefixOf(file) === prefix);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => readBuilt(file).includes('Used in\n'))).toEqual([]);
  });
});
