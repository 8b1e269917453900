import {expect, test} from 'vitest';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {findDrift} from './findDrift';

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

/** Returns the differences on a page, given its lists in two versions and the other pages in each. */
function driftOfLists(
  [next, nextPages]: [text: string, pages: string[]],
  [latest, latestPages]: [text: string, pages: string[]],
): string[] {
  const files = (tree: string, names: string[]) =>
    Object.fromEntries(names.map((name) => [`${tree}/${name}.md`, 'Text.']));
  site = createWritersSite({
    'docs/rest/a.md': next,
    'versioned_docs/version-2.0.0/rest/a.md': latest,
    ...files('docs', nextPages),
    ...files('versioned_docs/version-2.0.0', latestPages),
    'src/addresses/movedPages.json': '{"next": {"old": "faq"}}',
  });
  return findDrift(readSite(site.directory)).map(
    ({location, firstNew}) => `${location} ${firstNew}`,
  );
}

test("a list item that links to a page that the older version lacks isn't a difference", () => {
  const calls = '- [Calls](../calls.md): all of them';
  const more = `${calls}\n- [Quotas](../quotas.md): limits`;
  expect(driftOfLists([more, ['calls', 'quotas']], [calls, ['calls']])).toEqual([]);
  expect(driftOfLists([more, ['calls', 'quotas']], [calls, ['calls', 'quotas']])).toEqual([
    'docs/rest/a.md:2 - [Quotas](../quotas.md): limits',
  ]);
});

test.each([
  ['leads to its replacement', '- [Calls](../calls.md)\n- [Old](../faq.md)'],
  ['was removed', '- [Calls](../calls.md)'],
])(
  "a list link to a page that only the older version has isn't a difference if it %s",
  (_, next) => {
    const latest = '- [Calls](../calls.md)\n- [Old](../old.md)';
    expect(driftOfLists([next, ['calls', 'faq']], [latest, ['calls', 'faq', 'old']])).toEqual([]);
  },
);

test("a link in a sentence to the replacement of a deleted page isn't a difference", () => {
  const [next, latest] = ['See [old](../faq.md#a).', 'See [old](../old.md#a).'];
  expect(driftOfLists([next, ['faq']], [latest, ['faq', 'old']])).toEqual([]);
  expect(driftOfLists([next, ['faq', 'old']], [latest, ['faq', 'old']])).toHaveLength(1);
});
