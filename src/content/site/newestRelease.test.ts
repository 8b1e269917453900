import {expect, test} from 'vitest';
import {testSite} from '../../../tests/support/testSite';
import {newestRelease, recentRelease} from './newestRelease';

const notes = (body: string) => `---\ntitle: Notes\nkind: notes\n---\n\n${body}\n`;

const released = notes(`Released on January 31, 2027. Handlers answer.

## Highlights

- **Handlers.** Answer requests: [Handlers](../studio/httpHandlers.md).
- An entry without a name: [FAQ](../faq.md).
- **Sources, \`On Init\` event.** It [fires](https://example.com): [Events](../events/overview.mdx).
- **Review of a role**: [Roles](../roles.md).
- **Logs**: [Logs](../logs.md).

## Studio

- **Later**: [FAQ](../faq.md).`);

test('returns the first three changes of the release, with the pages that explain them', () => {
  const site = testSite({
    next: {'notes/2.1.0.md': notes('- **Upcoming**: [FAQ](../faq.md).')},
    '2.0.0': {'notes/2.0.0.md': released, 'notes/1.0.0.md': notes('- **Old**: [FAQ](../faq.md).')},
    '1.0.0': {'notes/1.0.0.md': notes('- **Old**: [FAQ](../faq.md).')},
  });
  expect(newestRelease(site)).toEqual({
    number: '2.0.0',
    day: '2027-01-31',
    changes: [
      {text: 'Handlers', route: 'studio/httpHandlers'},
      {text: 'Sources, On Init event', route: 'events/overview'},
      {text: 'Review of a role', route: 'roles'},
    ],
  });
});

test.each([
  ['no notes', {}],
  ['notes without a list', {'notes/2.0.0.md': notes('Released.')}],
  ['a list without links', {'notes/2.0.0.md': notes('- **Logs**')}],
])('ignores a release with %s', (_, pages) => {
  expect(newestRelease(testSite({next: {}, '2.0.0': pages}))).toBeUndefined();
});

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
