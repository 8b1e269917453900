import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {pageKinds} from '../support/pageKinds';
import {buildDir} from './emittedRoutes';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The ids of Docusaurus' root and skip link contain underscores.
    'valid-id': ['error', {relaxed: true}],
    // Title lengths are checked in metadata.test.ts.
    'long-title': 'off',
    // Code style, which the minifier determines, and roles on the theme's elements.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'void-style': 'off',
  },
});

/** Returns the distinct violations on a page. */
async function violationsOf(html: string): Promise<string[]> {
  // The minifier omits optional end tags, and the validator doesn't accept all omissions.
  const {results} = await validator.validateString(load(html).html());
  const messages = results.flatMap((result) => result.messages);
  return [
    ...new Set(messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} ${selector}`)),
  ];
}

function readBuilt(route: string): string {
  const file = [`${route}.html`, path.join(route, 'index.html')]
    .map((name) => path.join(buildDir, name))
    .find((name) => fs.existsSync(name));
  return fs.readFileSync(file ?? path.join(buildDir, '404.html'), 'utf8');
}

test.each(Object.entries(pageKinds))('%s: the page is valid HTML', async (_, route) => {
  expect(await violationsOf(readBuilt(route))).toEqual([]);
});

test.each([
  ['<code><div>x</div></code>', 'element-permitted-content'],
  ['<svg aria-label="x"></svg>', 'aria-label-misuse'],
  ['<svg id="a"></svg><svg id="a"></svg>', 'no-dup-id'],
  ['<table><tr><th>a<th>b<tr><th>c<td>d</table>', 'wcag/h63'],
])('reports %s', async (html, rule) => {
  const page = `<!doctype html><html lang="en"><head><title>t</title></head><body>${html}</body></html>`;
  expect((await violationsOf(page)).join()).toContain(rule);
});

test('the table of contents on a class page lists its members alphabetically', () => {
  const page = load(readBuilt('language/CollectionClass'));
  const names = page('.table-of-contents a code')
    .toArray()
    .map((code) => page(code).text())
    .filter((name) => name.startsWith('.'));
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'})));
});

test.each(['faq', 'get-started/support', 'next/get-started/refunds'])(
  "mailto links don't open a new tab, but external links do: %s",
  (route) => {
    const page = load(readBuilt(route));
    const links = page('a[href]')
      .toArray()
      .map((link) => page(link));
    const mail = links.filter((link) => link.attr('href')?.startsWith('mailto:'));
    expect(mail.length).toBeGreaterThan(0);
    for (const link of mail) {
      expect(link.attr('target') ?? '_self').toBe('_self');
      expect(link.find('[aria-label*="new tab"]').length).toBe(0);
    }
    const outside = links.filter((link) => /^https:/.test(link.attr('href') ?? ''));
    expect(outside.filter((link) => link.attr('target') !== '_blank')).toEqual([]);
  },
);

test('a site in a single language has no language dropdown', () => {
  const page = load(readBuilt('faq'));
  expect(page('.navbar .dropdown').length).toBe(1);
  expect(page('.navbar').text()).not.toContain('English');
});

describe("the theme's announcement bar", () => {
  const page = load(readBuilt('faq'));
  // React adds this attribute to its elements in the head.
  const script = page('head script[data-rh][data-dismiss-key]');
  const dataset = {
    id: script.attr('data-id') ?? '',
    idKey: script.attr('data-id-key') ?? '',
    dismissKey: script.attr('data-dismiss-key') ?? '',
  };

  /** Returns true if a bar that was dismissed with this id stays dismissed. */
  function isDismissed(id: string): boolean {
    const stored = new Map([
      [dataset.idKey, id],
      [dataset.dismissKey, 'true'],
    ]);
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    };
    vm.runInNewContext(script.text(), {localStorage, document: {currentScript: {dataset}}});
    return stored.has(dataset.dismissKey);
  }

  test('forgets in the head, before the first paint, that an earlier bar was dismissed', () => {
    expect(script.length).toBe(1);
    expect(isDismissed('an earlier one')).toBe(false);
  });

  test('stays dismissed until its id changes', () => {
    expect(isDismissed(dataset.id)).toBe(true);
  });
});
