import vm from 'node:vm';
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {pageKinds} from '../support/pageKinds';
import {latest, pageWith, versions} from '../support/versions';
import {readPage} from './builtPages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The ids of Docusaurus' root and skip link contain underscores.
    'valid-id': ['error', {relaxed: true}],
    // Title lengths are checked in everyPage.test.ts.
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

test.each(Object.entries(pageKinds))('%s: the page is valid HTML', async (_, route) => {
  expect(await violationsOf(readPage(route))).toEqual([]);
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

test('a class page lists its groups and members in their order on the page, and its concepts last', () => {
  const page = load(readPage('language/CollectionClass'));
  const targets = (links: string) =>
    page(links)
      .toArray()
      .map((link) => page(link).attr('href')?.slice(1));
  const idsOf = (selector: string) =>
    page(selector)
      .toArray()
      .map((heading) => page(heading).attr('id'));
  const headings = idsOf('article :is(h2, h3)');
  const sections = idsOf('article :is(h2, h3, h4)');
  const members = targets('.members :first-child > a');
  expect(members.slice(0, 2)).toEqual(['read-elements', 'length']);
  const start = headings.indexOf('read-elements');
  expect(headings.slice(start, start + members.length)).toEqual(members);
  expect(headings.slice(start + members.length)).toContain('callbacks');
  expect(sections).toContain('criteria');
  expect(targets('.toc-aside ul a').filter((id) => sections.includes(id))).toEqual(sections);
});

test.each(versions)('the code checker is linked from the language pages in $label', ({path}) => {
  const page = load(readPage(`${path}language/EntityClass`));
  const target = `/docs/${path}studio/coding#check-your-code`;
  expect(page('article a:contains("Check your code")').attr('href')).toBe(target);
});

const chosenOn = (route: string) =>
  load(readPage(route))('[data-code-checker] option[selected]').text();

test.each(versions)(
  'the code checker starts with the version of its page in $label',
  ({label, path}) => {
    expect(chosenOn(`${path}studio/coding`)).toBe(label);
  },
);

test('the code checker starts with the version to upgrade from in release notes', () => {
  const notes = pageWith('<CodeChecker version="', 'notes/');
  expect(notes?.source).toContain(`<CodeChecker version="${chosenOn(notes?.route ?? '')}"/>`);
});

test('a site in a single language has no language dropdown', () => {
  const page = load(readPage('faq'));
  expect(page('.navbar .dropdown').length).toBe(1);
  expect(page('.navbar').text()).not.toContain('English');
});

describe("the theme's announcement bar", () => {
  const page = load(readPage('faq'));
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

  test('stays dismissed until the next release, which changes its id', () => {
    expect(isDismissed(dataset.id)).toBe(true);
    expect(dataset.id).toContain(latest);
  });
});
