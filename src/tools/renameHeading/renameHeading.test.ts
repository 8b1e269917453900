import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {checkFiles} from '../check/checkFiles';
import {applyChanges} from '../fileChanges';
import {listFiles} from '../listFiles';
import {renameHeading} from './renameHeading';

let site: WritersSite;

afterEach(() => site.remove());

test('a renamed heading keeps its anchor, in all versions', () => {
  site = createWritersSite({
    'docs/quotas.md': validPage('## Errors\n\nText.'),
    'docs/faq.md': validPage('See [errors](quotas.md#errors).'),
    'versioned_docs/version-2.0.0/quotas.md': validPage('## Errors\n\nText.'),
    'versioned_docs/version-0.1.0/quotas.md': validPage('Text.'),
  });
  const file = path.join(site.directory, 'docs/quotas.md');
  const read = readSite(site.directory);
  applyChanges(renameHeading(read, {file, from: 'Errors', to: 'What can fail'}));
  for (const tree of ['docs', 'versioned_docs/version-2.0.0']) {
    expect(site.read(`${tree}/quotas.md`)).toContain('## What can fail {/* #errors */}\n');
  }
  expect(site.git('status', '--short').trim().split('\n')).toHaveLength(2);
  const after = readSite(`${site.directory}/.`);
  expect(checkFiles(listFiles(after), after)).toEqual([]);
  expect(() => renameHeading(after, {file, from: 'What can fal', to: 'A'})).toThrow(
    /no heading "What can fal"\. Did you mean "What can fail"\?/,
  );
});
