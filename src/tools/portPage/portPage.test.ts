import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {applyChanges} from '../fileChanges';
import {portPage} from './portPage';

const page = 'One.\n\nTwo.\n\nThree.\n\nFour.\n';
const oldest = page.replace('Four.', 'Four, at first.');

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite({
    'docs/a.md': page,
    'versioned_docs/version-2.0.0/a.md': page,
    'versioned_docs/version-0.1.0/a.md': oldest,
  });
});

function port(file: string, to?: string[]) {
  const read = readSite(site.directory);
  const ported = portPage(read, {file: path.join(site.directory, file), to});
  applyChanges(ported.changes);
  return ported;
}

test('an edit is copied to the other versions, which keep their differences', () => {
  site.write('docs/a.md', page.replace('One.', 'The first.'));
  expect(port('docs/a.md').isComplete).toBe(true);
  expect(site.read('versioned_docs/version-2.0.0/a.md')).toContain('The first.');
  expect(site.read('versioned_docs/version-0.1.0/a.md')).toBe(oldest.replace('One.', 'The first.'));
});

test('an edit is copied after it has been committed', () => {
  site.write('docs/a.md', page.replace('One.', 'The first.'));
  site.git('commit', '--quiet', '--all', '--message', 'Edit');
  port('docs/a.md');
  expect(site.read('versioned_docs/version-2.0.0/a.md')).toContain('The first.');
});

test('an edit is only copied to the named versions', () => {
  site.write('docs/a.md', page.replace('One.', 'The first.'));
  port('docs/a.md', ['0.1.0']);
  expect(site.read('versioned_docs/version-2.0.0/a.md')).toBe(page);
  expect(site.read('versioned_docs/version-0.1.0/a.md')).toContain('The first.');
});

test('an edit is copied where it applies, despite conflicts elsewhere', () => {
  site.write('docs/a.md', page.replace('Four.', 'The fourth.').replace('One.', 'The first.'));
  const {isComplete, report} = port('docs/a.md', ['0.1.0']);
  expect(isComplete).toBe(false);
  expect(report.join('\n')).toMatch(
    /version-0\.1\.0\/a\.md: changed, except here:[\s\S]*The fourth\./,
  );
  expect(report.join('\n')).not.toContain('The first.');
  expect(site.read('versioned_docs/version-0.1.0/a.md')).toBe(oldest.replace('One.', 'The first.'));
});

test('an edit with a conflict is shown, and leaves that version unchanged', () => {
  site.write('docs/a.md', page.replace('Four.', 'The fourth.'));
  const {isComplete, report} = port('docs/a.md');
  expect(isComplete).toBe(false);
  expect(report.join('\n')).toMatch(
    /version-0\.1\.0\/a\.md: not changed, because its text differs:[\s\S]*Four, at first\.[\s\S]*The fourth\./,
  );
  expect(site.read('versioned_docs/version-0.1.0/a.md')).toBe(oldest);
  expect(site.read('versioned_docs/version-2.0.0/a.md')).toContain('The fourth.');
});

test('an edit with a conflict is incomplete, even if it applies to an older version', () => {
  site.write('versioned_docs/version-2.0.0/a.md', oldest);
  site.write('versioned_docs/version-0.1.0/a.md', page);
  site.write('docs/a.md', page.replace('Four.', 'The fourth.'));
  expect(port('docs/a.md').isComplete).toBe(false);
});

describe('an edit to a table that the version lacks', () => {
  const table = (meaning: string) =>
    `${page}\n## Limits\n\n| A | B |\n|---|---|\n| One | ${meaning} |\n| Two | Second |\n`;

  beforeEach(() => {
    site.write('docs/a.md', table('First'));
    site.git('commit', '--quiet', '--all', '--message', 'Table');
  });

  test('is reported with only the changed row', () => {
    site.write('docs/a.md', table('The first'));
    const {isComplete, report} = port('docs/a.md', ['2.0.0']);
    expect(report).toEqual([
      'versioned_docs/version-2.0.0/a.md: this version lacks the context for these lines:',
      '  | One | The first |',
    ]);
    expect(isComplete).toBe(false);
    expect(site.git('status', '--short').trim()).toBe('M docs/a.md');
  });

  test('is complete if the edit only deletes', () => {
    site.write('docs/a.md', table('First').replace('| Two | Second |\n', ''));
    expect(port('docs/a.md', ['2.0.0'])).toMatchObject({
      isComplete: true,
      report: [expect.stringMatching(/already has the edit/)],
    });
  });
});

test('an edit made before other work was merged is copied', () => {
  site.git('checkout', '--quiet', '-b', 'other');
  site.write('docs/b.md', 'Text.\n');
  site.git('add', '--all');
  site.git('commit', '--quiet', '--message', 'Another page');
  site.git('checkout', '--quiet', '-');
  site.write('docs/a.md', page.replace('One.', 'The first.'));
  site.git('commit', '--quiet', '--all', '--message', 'Edit');
  site.git('merge', '--quiet', '--no-ff', '--no-edit', 'other');
  port('docs/a.md');
  expect(site.read('versioned_docs/version-2.0.0/a.md')).toContain('The first.');
});

describe('an edit to a paragraph that the version words differently', () => {
  const long = (limit: string, verb: string) =>
    `Each client sends at most ${limit} requests per second, and the server ${verb} the others.\n`;

  beforeEach(() => {
    site.write('docs/a.md', long('10', 'rejects'));
    site.write('versioned_docs/version-2.0.0/a.md', long('5', 'rejects'));
    site.write('versioned_docs/version-0.1.0/a.md', long('10', 'drops'));
    site.git('commit', '--quiet', '--all', '--message', 'Limits');
  });

  test('is merged word by word, and shown', () => {
    site.write('docs/a.md', long('10', 'refuses'));
    const {isComplete, report} = port('docs/a.md', ['2.0.0']);
    expect(isComplete).toBe(true);
    expect(site.read('versioned_docs/version-2.0.0/a.md')).toBe(long('5', 'refuses'));
    expect(report).toEqual([
      'versioned_docs/version-2.0.0/a.md: changed',
      expect.stringMatching(/version-2\.0\.0\/a\.md:1: .* Check the result: Each client .*refuses/),
    ]);
  });

  test('changes nothing if the edit affects the same words', () => {
    site.write('docs/a.md', long('10', 'refuses'));
    expect(port('docs/a.md', ['0.1.0']).isComplete).toBe(false);
    expect(site.read('versioned_docs/version-0.1.0/a.md')).toBe(long('10', 'drops'));
  });

  test('changes nothing if the edit affects adjacent words', () => {
    site.write('docs/a.md', long('10', 'rejects').replace('server', 'host'));
    expect(port('docs/a.md', ['0.1.0']).isComplete).toBe(false);
    expect(site.read('versioned_docs/version-0.1.0/a.md')).toBe(long('10', 'drops'));
  });

  test('changes nothing in a sample', () => {
    const sample = (text: string) => `\`\`\`qs\n${text}\`\`\`\n`;
    site.write('docs/a.md', sample(long('10', 'rejects')));
    site.write('versioned_docs/version-2.0.0/a.md', sample(long('5', 'rejects')));
    site.git('commit', '--quiet', '--all', '--message', 'Samples');
    site.write('docs/a.md', sample(long('10', 'refuses')));
    expect(port('docs/a.md', ['2.0.0']).isComplete).toBe(false);
    expect(site.read('versioned_docs/version-2.0.0/a.md')).toBe(sample(long('5', 'rejects')));
  });
});

describe('a reverted edit', () => {
  beforeEach(() => {
    site.git('checkout', '--quiet', '-b', 'edits');
    site.write('docs/a.md', page.replace('One.', 'The first.'));
    site.git('commit', '--quiet', '--all', '--message', 'Edit');
    port('docs/a.md');
    site.git('commit', '--quiet', '--all', '--message', 'Port');
    site.git('revert', '--no-edit', 'HEAD~1');
  });

  test('is reverted in the other versions', () => {
    port('docs/a.md');
    expect(site.read('versioned_docs/version-2.0.0/a.md')).toBe(page);
  });

  test('is reverted in the other versions after a merge', () => {
    site.git('checkout', '--quiet', '-');
    site.write('versioned_docs/version-0.1.0/b.md', 'Text.\n');
    site.git('add', '--all');
    site.git('commit', '--quiet', '--message', 'Another page');
    site.git('merge', '--quiet', '--no-ff', '--no-edit', 'edits');
    port('docs/a.md');
    expect(site.read('versioned_docs/version-2.0.0/a.md')).toBe(page);
    expect(site.read('versioned_docs/version-0.1.0/a.md')).toBe(oldest);
  });
});

test.each([
  ['a missing page', 'docs/b.md', undefined, /no page "docs\/b\.md"$/],
  ['a folder', 'docs', undefined, /"docs" is a folder\. Name a page, such as docs\/a\.md/],
  ['an unknown version', 'docs/a.md', ['3.0.0'], /no other version "3\.0\.0"/],
  ['a page without an edit', 'docs/a.md', undefined, /has not changed since it was added/],
])('rejects %s', (_, file, to, message) => {
  expect(() => port(file, to)).toThrow(message);
});
