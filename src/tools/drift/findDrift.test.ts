import {expect, test, vi} from 'vitest';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {invalidateSite, readSite} from '../../content/site/site';
import {findDrift} from './findDrift';
import {reportDrift, type DriftOptions} from './reportDrift';

let site: WritersSite;

/** Returns the locations of the differences, given a page's text in each version. */
function driftOf(next: string, latest: string, oldest = latest): string[] {
  site = createWritersSite({
    'docs/a.md': next,
    'versioned_docs/version-2.0.0/a.md': latest,
    'versioned_docs/version-0.1.0/a.md': oldest,
  });
  return findDrift(readSite(site.directory)).map(
    ({location, missingFrom}) => `${location} ${missingFrom}`,
  );
}

test('finds paragraphs that the next older version lacks, the last edited page first', () => {
  expect(driftOf('Same.\n\nNew.', 'Same.', 'Other.')).toEqual([
    'docs/a.md:3 2.0.0',
    'versioned_docs/version-2.0.0/a.md:1 0.1.0',
  ]);
  site.write('versioned_docs/version-2.0.0/a.md', 'Edited.');
  vi.stubEnv('GIT_COMMITTER_DATE', '2035-01-01T00:00:00Z');
  site.git('commit', '--quiet', '--all', '--message', 'Edit');
  invalidateSite(site.directory);
  const [newest] = findDrift(readSite(site.directory));
  expect(newest?.location).toBe('versioned_docs/version-2.0.0/a.md:1');
});

test('a badge explains its block', () => {
  expect(driftOf('Same.\n\nNew. <Since version="next"/>', 'Same.')).toEqual([]);
});

test('a badge below a heading explains the whole section, and nothing after it', () => {
  const section = '## New\n\n<Since version="next"/>\n\nText.\n\n### Part\n\nMore.';
  expect(driftOf(`Same.\n\n${section}\n\n## Next\n\nSame.`, 'Same.')).toEqual([
    'docs/a.md:13 2.0.0',
  ]);
});

test("a badge for an older version doesn't explain newer additions", () => {
  const section = '## Heading\n\n<Since version="2.0.0"/>\n\n';
  expect(driftOf(`${section}Text of next.`, `${section}Text.`, 'Text.')).toEqual([
    'docs/a.md:5 2.0.0',
  ]);
});

test("the path of a linked page that moved isn't a difference", () => {
  expect(driftOf('See [old](../rest/old.md#a).', 'See [old](../old.md#a).')).toEqual([]);
  expect(driftOf('See [old](../new.md#a).', 'See [old](../old.md#a).')).toHaveLength(1);
});

test('fails until each difference is accepted with a reason, or forgotten', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  driftOf('Same.\n\nNew.\n\nAlso new.', 'Same.');
  site.write('src/tools/drift/acceptedDrifts.json', '[]');
  const run = (options: DriftOptions) => reportDrift(readSite(site.directory), options);
  expect(run({})).toBe(false);
  expect(log.mock.calls.join('\n')).toMatch(/^docs\/a\.md:3: not in 2\.0\.0 \(.*\): New\.$/m);
  expect(() => run({accept: 'docs/a.md:3'})).toThrow(/Say why/);
  expect(() => run({accept: 'docs/b.md', reason: 'New'})).toThrow(/no new difference/);
  expect(run({accept: 'docs/a.md:3', reason: 'New'})).toBe(true);
  expect(run({})).toBe(false);
  expect(run({accept: 'docs', reason: 'New'})).toBe(true);
  expect(run({})).toBe(true);
  site.write('docs/a.md', 'Same.\n\nNew.');
  invalidateSite(site.directory);
  expect(run({})).toBe(false);
  expect(run({forget: true})).toBe(true);
});
