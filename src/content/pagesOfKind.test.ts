import {expect, test} from 'vitest';
import {testVersion} from '../../tests/support/testSite';
import {pagesOfKind} from './pagesOfKind';

const page = (kind: string) => `---\ntitle: A page\nkind: ${kind}\n---\n\nText.\n`;

const version = testVersion('next', {
  'language/SMTPClass.md': page('class'),
  'language/SessionClass.mdx': page('class'),
  'language/BlobClass.md': page('class'),
  'language/overview.md': page('concept'),
  'language/commands/length.md': page('command'),
  'api/Class.md': page('class'),
});

test('lists the pages of one kind in a folder, ignoring case', () => {
  expect(pagesOfKind('class', version, 'language')).toEqual([
    'language/BlobClass',
    'language/SessionClass',
    'language/SMTPClass',
  ]);
  expect(pagesOfKind('command', version, 'language/commands')).toEqual([
    'language/commands/length',
  ]);
});
