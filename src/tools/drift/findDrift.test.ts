import {afterEach, expect, test} from 'vitest';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {findDrift} from './findDrift';

let site: WritersSite;

afterEach(() => site.remove());

/** Returns the locations of the differences, given each version's text of one page. */
function driftOf(next: string, latest: string, oldest = latest): string[] {
  site = createWritersSite({
    'docs/a.md': next,
    'versioned_docs/version-2.0.0/a.md': latest,
    'versioned_docs/version-0.1.0/a.md': oldest,
  });
  return findDrift(readSite(site.directory)).map(({place, lacking}) => `${place} ${lacking}`);
}

test('finds paragraphs that the next older version lacks', () => {
  expect(driftOf('Same.\n\nNew.', 'Same.', 'Other.')).toEqual([
    'docs/a.md:3 2.0.0',
    'versioned_docs/version-2.0.0/a.md:1 0.1.0',
  ]);
});

test('a badge explains its block', () => {
  expect(driftOf('Same.\n\nNew. <Since version="next"/>', 'Same.')).toEqual([]);
});

test('a badge below a heading explains the whole section, and nothing after it', () => {
  const section =
    '## New\n\n{/* keywords: fresh */}\n\n<Since version="next"/>\n\nText.\n\n### Part\n\nMore.';
  expect(driftOf(`Same.\n\n${section}\n\n## Next\n\nSame.`, 'Same.')).toEqual([
    'docs/a.md:15 2.0.0',
  ]);
});

test("a badge of an older version doesn't explain what is new since", () => {
  const section = '## Heading\n\n<Since version="2.0.0"/>\n\n';
  expect(driftOf(`${section}Text of next.`, `${section}Text.`, 'Text.')).toEqual([
    'docs/a.md:5 2.0.0',
  ]);
});
