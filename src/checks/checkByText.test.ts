import {expect, test, vi} from 'vitest';
import {testPageOf, testSite} from '../../tests/support/testSite';
import {checkByText} from './checkByText';

test('runs a rule once per distinct text', () => {
  const rule = vi.fn(() => [{line: 1, found: 'a', hint: 'b'}]);
  const check = checkByText('test', [rule]);
  const [page, copy, otherPage] = [
    testPageOf('Text.', 'a.md'),
    testPageOf('Text.', 'b.md'),
    testPageOf('Words.', 'a.md'),
  ];
  const site = testSite({});
  expect([page, copy, otherPage].map((item) => check(item, site).length)).toEqual([1, 1, 1]);
  expect(rule).toHaveBeenCalledTimes(2);
});
