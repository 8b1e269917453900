import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {newestRelease} from './newestRelease';

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
