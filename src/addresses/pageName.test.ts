import {expect, test} from 'vitest';
import {pageName, wordsOf} from './pageName';

test.each([
  ['notes/1.1.0', 'Notes 1.1.0'],
  ['studio/overview', 'Studio overview'],
  ['overview', 'Overview'],
  ['guides/data-model-objects', 'Data model objects'],
  ['language/QodlyEvents', 'QodlyEvents'],
  ['language/commands/session', 'session'],
  ['api/$filter', '$filter'],
])('calls %s "%s"', (route, name) => {
  expect(pageName(route)).toBe(name);
});

test.each([
  ['/docs/language/commands/replaceStrng', 'replaceStrng'],
  ['/docs/next/guides/data-model_objects.html', 'data model objects'],
  ['/docs/caf%C3%A9/', 'café'],
  ['/docs/big+uploads.md', 'big uploads'],
  ['/docs/big%20uploads.htm', 'big uploads'],
  ['/docs/100%', '100%'],
  ['/docs/language/EntityClass', 'Entity'],
  ['/docs/language/EntityClas', 'Entity'],
  ['/docs/language/basics/lang-text', 'text'],
  ['/', ''],
])('reads %s as "%s"', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});
