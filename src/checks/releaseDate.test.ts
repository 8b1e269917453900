import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {releaseDate} from './releaseDate';

const dated = '---\nkind: notes\n---\n\nReleased on May 1, 2025. Handlers answer.';
const undated = '---\nkind: notes\n---\n\n# Notes\n\nDated May 1, 2025. Handlers answer.';

test('the notes for the latest release must begin with its date', () => {
  const site = testSite({
    next: {'notes/0.2.0.md': undated, 'notes/0.3.0.md': undated},
    '0.2.0': {'notes/0.2.0.md': dated, 'notes/0.1.0.md': undated},
    '0.1.0': {'notes/0.1.0.md': undated},
  });
  const found = site.versions.flatMap(({label, pages}) =>
    pages.flatMap((page) =>
      releaseDate(page, site).map(({line, hint}) => `${label} ${page.path}:${line}: ${hint}`),
    ),
  );
  expect(found).toEqual([
    'next notes/0.2.0.md:7: Begin the first paragraph with "Released on January 31, 2027."',
  ]);
});
