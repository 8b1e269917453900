import {expect, test} from 'vitest';
import {followMove, redirectsOf} from './movedPages';

const moved = {next: {'guides/old': 'guides/new'}, '2.0.0': {faq: 'help/faq'}};
const rules = {baseUrl: '/docs/', latest: '2.0.0'};

test.each([
  ['/docs/next/guides/old', '/docs/next/guides/new'],
  ['/docs/faq', '/docs/help/faq'],
  ['/docs/guides/old', '/docs/guides/old'],
  ['/docs/next/guides/older', '/docs/next/guides/older'],
])('%s leads to %s', (address, page) => {
  expect(followMove(address, rules, moved)).toBe(page);
});

test('the version has an address of its own when another is the latest', () => {
  expect(redirectsOf(moved, '3.0.0')).toContainEqual(['2.0.0/faq', '2.0.0/help/faq']);
});
