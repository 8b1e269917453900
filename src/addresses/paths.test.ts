import {expect, test} from 'vitest';
import {joinRoute} from './paths';

test.each([
  ['/docs/', 'faq', '/docs/faq'],
  ['/docs/next', 'api/$filter', '/docs/next/api/$filter'],
  ['/', 'faq', '/faq'],
  ['/docs', '', '/docs/'],
])('joins %s and %s into %s', (path, route, joined) => {
  expect(joinRoute(path, route)).toBe(joined);
});
