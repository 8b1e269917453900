import {expect, test} from 'vitest';
import {wordsOf} from './wordsOf';

test.each([
  ['/docs/language/commands/replaceStrng', 'replaceStrng'],
  ['/docs/next/guides/data-model_objects.html', 'data model objects'],
  ['/docs/caf%C3%A9/', 'café'],
  ['/docs/100%', '100%'],
  ['/docs/language/EntityClass', 'Entity'],
  ['/docs/language/basics/lang-text', 'text'],
  ['/', ''],
])('reads %s as "%s"', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});
