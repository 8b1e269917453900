import {expect, test} from 'vitest';
import {formatFault} from './fault';
import {frontMatterFaults} from './frontMatter';

const good = {
  title: 'length',
  description: 'Returns the number of characters in a string, spaces and line ends included.',
  keywords: ['size'],
  kind: 'command',
  theme: 'String',
};

function fault(change: Record<string, unknown>): string {
  const frontMatter = Object.fromEntries(
    Object.entries({...good, ...change}).filter(([, value]) => value !== undefined),
  );
  const source = ['---', ...Object.keys(frontMatter).map((key) => `${key}: x`), '---'].join('\n');
  return frontMatterFaults(frontMatter, source)
    .map((one) => formatFault(one, '/site/docs/length.md', '/site'))
    .join('\n');
}

test('takes a complete front matter', () => {
  expect(fault({})).toBe('');
  expect(fault({kind: 'class', theme: undefined})).toBe('');
});

test('names file, line, what was found and what to do', () => {
  expect(fault({description: 'Too short'})).toMatch(
    /^docs\/length\.md:3: .*at least 50.*found "Too short" \(9 characters\)\. Write `description:`/,
  );
});

test('refuses a page without description', () => {
  expect(fault({description: undefined})).toMatch(
    /^docs\/length\.md:1: .*"description" is required/,
  );
});

test('refuses an unknown kind and names the kinds', () => {
  expect(fault({kind: 'recipe'})).toMatch(/:5: .*found "recipe".*one of class, cloud, command/);
});

test('says which of the values is nearest', () => {
  expect(fault({theme: 'Strings'})).toMatch(/found "Strings".*Did you mean "String"\? A command/);
});

test('wants a theme on commands, and on nothing else', () => {
  expect(fault({theme: undefined})).toContain('"theme" is required');
  expect(fault({kind: 'class'})).toContain('"theme" is not allowed');
});

test('refuses keys that the site does not know, and tags, which would make routes', () => {
  expect(fault({tags: ['a']})).toContain('"tags" is not allowed');
});

test('names a mistyped key once, with the one that it means', () => {
  expect(fault({theme: undefined, themes: 'String'})).toMatch(
    /^docs\/length\.md:\d+: [^\n]*"themes" is not allowed[^\n]*Did you mean "theme"\?[^\n]*$/,
  );
});

test('refuses a page without keywords', () => {
  expect(fault({keywords: []})).toContain('"keywords" must contain at least 1 items');
});
