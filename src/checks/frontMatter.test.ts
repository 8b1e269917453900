import {expect, test} from 'vitest';
import {testPageOf} from '../../tests/support/testSite';
import type {Page} from '../content/page/page';
import {formatProblem} from './problem';
import {frontMatter} from './frontMatter';

const good = {
  title: 'length',
  description: 'Returns the number of characters in a string, spaces and line ends included.',
  kind: 'command',
  theme: 'String',
};

function problem(change: Record<string, unknown>): string {
  const values = Object.fromEntries(
    Object.entries({...good, ...change}).filter(([, value]) => value !== undefined),
  );
  const source = ['---', ...Object.keys(values).map((key) => `${key}: x`), '---'].join('\n');
  return frontMatter({writtenFrontMatter: values, source} as Page)
    .map((problem) => formatProblem(problem, '/site/docs/length.md', '/site'))
    .join('\n');
}

test('accepts complete front matter', () => {
  expect(problem({})).toBe('');
  expect(problem({kind: 'class', theme: undefined})).toBe('');
});

test.each<[string, Record<string, unknown>, RegExp]>([
  [
    'the file, the line, the problem, and the fix',
    {description: 'Too short'},
    /^docs\/length\.md:3: .*shorter than 50 characters: "Too short" \(9 characters\)\. Write `description:`/,
  ],
  ['a missing key', {description: undefined}, /^docs\/length\.md:1: .*"description" is missing/],
  ['an unknown kind', {kind: 'recipe'}, /:4: .*"recipe".*one of class, cloud, command/],
  ['a mistyped value', {theme: 'Strings'}, /"Strings".*Did you mean "String"\? Write `theme:`/],
  ['a command without a theme', {theme: undefined}, /"theme" is missing/],
  [
    'a theme on another page',
    {kind: 'class'},
    /"theme" is not allowed.*Write `kind: command`, or delete/,
  ],
  ['tags, which would create routes', {tags: ['a']}, /"tags" is not a key that pages can have/],
  [
    'a mistyped key once',
    {theme: undefined, themes: 'String'},
    /^docs\/length\.md:\d+: [^\n]*"themes" is not a key[^\n]*Did you mean "theme"\?[^\n]*$/,
  ],
  ['keywords', {keywords: ['a']}, /not a key .*Keywords are in src\/content\/keywords/],
  ['a wrong type', {ordinary_words: 'term'}, /"ordinary_words" must be a list: "term"/],
  ['an empty key', {sidebar_label: null}, /must be text. Write a value after it, or delete/],
])('reports %s', (_, change, message) => {
  expect(problem(change)).toMatch(message);
});

test('reports unclosed or missing front matter in one message', () => {
  const messages = (source: string) => frontMatter(testPageOf(source)).map(({found}) => found);
  expect(messages('---\ntitle: A\n\nText.\n')).toEqual(['the front matter is never closed']);
  expect(messages('Text.\n')).toEqual(['the page does not begin with front matter']);
});
