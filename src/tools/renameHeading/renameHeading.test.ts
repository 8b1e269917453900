import path from 'node:path';
import {expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {keywordProblems} from '../check/site/keywords';
import {checkFiles} from '../check/checkFiles';
import {applyChanges} from '../fileChanges';
import {listFiles} from '../listFiles';
import {renameHeading} from './renameHeading';

let site: WritersSite;

test('a renamed heading keeps its anchor, in all versions', () => {
  site = createWritersSite({
    'docs/quotas.md': validPage('## Errors\n\nText.'),
    'docs/faq.md': validPage('See [errors](quotas.md#errors).'),
    'versioned_docs/version-2.0.0/quotas.md': validPage('## Errors\n\nText.'),
    'versioned_docs/version-0.1.0/quotas.md': validPage('Text.'),
    'src/content/keywords/pages.yaml': 'quotas#errors:\n  - too many requests\n',
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
  expect(keywordProblems(after)).toEqual([]);
  expect(() => renameHeading(after, {file, from: 'What can fal', to: 'A'})).toThrow(
    /no heading "What can fal"\. Did you mean "What can fail"\?/,
  );
});

test.each([
  ['a heading without words', 'Locks', ' ', /no words/],
  [
    'a heading that the page already has',
    'Locks',
    'Errors',
    /docs\/a\.md already has a heading "Errors"/,
  ],
  [
    'a heading that another version already has',
    'Locks',
    'Old',
    /2\.0\.0\/a\.md already has a heading "Old"/,
  ],
  ['a heading from the template', 'See also', 'More', /"class" calls this section "See also"/],
  ['a member', '.save()', '.store()', /"\.save\(\)" is the name of a member/],
  ['a heading that occurs twice', 'Example', 'Sample', /has the heading "Example" 2 times/],
])('rejects, without changing anything, %s', (_, from, to, message) => {
  const text =
    '## `.save()`\n\nText.\n\n### Example\n\nText.\n\n## Locks\n\nText.\n\n### Example\n\nText.\n\n## Errors\n\nText.\n\n## See also\n\n- a';
  const page = validPage(text).replace('kind: page', 'kind: class');
  site = createWritersSite({
    'docs/a.md': page,
    'versioned_docs/version-2.0.0/a.md': page.replace('## Errors', '## Old'),
  });
  const file = path.join(site.directory, 'docs/a.md');
  expect(() => renameHeading(readSite(site.directory), {file, from, to})).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});

test('a renamed heading keeps its backticks', () => {
  site = createWritersSite({'docs/a.md': validPage('## Look up `query` and `all`\n\nText.')});
  const file = path.join(site.directory, 'docs/a.md');
  const renaming = {file, from: 'Look up query and all', to: 'What query returns'};
  const changes = renameHeading(readSite(site.directory), renaming);
  expect(changes.get(file)).toContain('## What `query` returns {/* #look-up-query-and-all */}');
});
