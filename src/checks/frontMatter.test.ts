import {expect, test} from 'vitest';
import {formatProblem} from './problem';
import {frontMatterProblems} from './frontMatter';

const good = {
  title: 'length',
  description: 'Returns the number of characters in a string, spaces and line ends included.',
  kind: 'command',
  theme: 'String',
};

function problem(change: Record<string, unknown>): string {
  const frontMatter = Object.fromEntries(
    Object.entries({...good, ...change}).filter(([, value]) => value !== undefined),
  );
  const source = ['---', ...Object.keys(frontMatter).map((key) => `${key}: x`), '---'].join('\n');
  return frontMatterProblems(frontMatter, source)
    .map((problem) => formatProblem(problem, '/site/docs/length.md', '/site'))
    .join('\n');
}

test('accepts complete front matter', () => {
  expect(problem({})).toBe('');
  expect(problem({kind: 'class', theme: undefined})).toBe('');
});

test('reports the file, the line, the problem, and the fix', () => {
  expect(problem({description: 'Too short'})).toMatch(
    /^docs\/length\.md:3: .*shorter than 50 characters: "Too short" \(9 characters\)\. Write `description:`/,
  );
});

test('rejects a page without a description', () => {
  expect(problem({description: undefined})).toMatch(
    /^docs\/length\.md:1: .*"description" is missing/,
  );
});

test('rejects an unknown kind and lists the valid ones', () => {
  expect(problem({kind: 'recipe'})).toMatch(/:4: .*"recipe".*one of class, cloud, command/);
});

test('suggests the most similar value', () => {
  expect(problem({theme: 'Strings'})).toMatch(/"Strings".*Did you mean "String"\? Write `theme:`/);
});

test('requires a theme for commands, and rejects it on other pages', () => {
  expect(problem({theme: undefined})).toContain('"theme" is missing');
  expect(problem({kind: 'class'})).toMatch(
    /"theme" is not allowed.*Write `kind: command`, or delete/,
  );
});

test('rejects unknown keys, and tags, which would create routes', () => {
  expect(problem({tags: ['a']})).toContain('"tags" is not a key that pages can have');
});

test('reports a mistyped key once, with the intended key', () => {
  expect(problem({theme: undefined, themes: 'String'})).toMatch(
    /^docs\/length\.md:\d+: [^\n]*"themes" is not a key[^\n]*Did you mean "theme"\?[^\n]*$/,
  );
});

test('says where keywords are', () => {
  expect(problem({keywords: ['a']})).toMatch(/not a key .*Keywords are in src\/content\/keywords/);
});

test('reports values of the wrong type and empty keys', () => {
  expect(problem({ordinary_words: 'term'})).toContain('"ordinary_words" must be a list: "term"');
  expect(problem({sidebar_label: null})).toContain(
    'must be text. Write a value after it, or delete',
  );
});

test('reports unclosed or missing front matter in one message', () => {
  const messages = (source: string) => frontMatterProblems({}, source).map(({found}) => found);
  expect(messages('---\ntitle: A\n\nText.\n')).toEqual(['the front matter is never closed']);
  expect(messages('Text.\n')).toEqual(['the page does not begin with front matter']);
});
