import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {recentRelease} from './recentRelease';

const siteReleased = (sentence: string) =>
  testSite({
    next: {},
    '2.0.0': {
      'notes/2.0.0.md': `---\ntitle: Notes\nkind: notes\n---\n\n${sentence}\n\n- **Logs**: [Logs](../logs.md).\n`,
    },
  });

test.each([
  ['on its release date', '2027-01-31', '2.0.0'],
  ['sixty days later', '2027-04-01', '2.0.0'],
  ['in a build from the previous day', '2027-01-30', '2.0.0'],
  ['sixty-one days later', '2027-04-02', undefined],
  ['if the current date is unknown', undefined, undefined],
])('announces a release for sixty days: %s', (_, today, number) => {
  const site = siteReleased('Released on January 31, 2027. Logs have levels.');
  expect(recentRelease(site, today)?.number).toBe(number);
});

test("doesn't announce a release without a date", () => {
  expect(recentRelease(siteReleased('Released soon.'), '2027-01-31')).toBeUndefined();
});
