import {expect, test} from 'vitest';
import {
  createWritersSite,
  validPage,
  type WritersSite,
} from '../../../../tests/support/writersSite';
import {readSite} from '../../../content/site/site';
import {keywordProblems} from './keywords';

let site: WritersSite;

const phrases = (length: number) =>
  Array.from({length}, (_, index) => `  - phrase ${index}\n`).join('');

function problems(list: string): string[] {
  const page = validPage("import More from './_more.md'\n\n## Sort\n\nText.\n\n<More/>");
  site = createWritersSite({
    'docs/guides/queries.md': page,
    'docs/guides/_more.md': '## Filter\n\nText.\n',
    'versioned_docs/version-0.1.0/guides/queries.md': validPage('## Old\n\nText.'),
    'src/content/keywords/guides.yaml': list,
  });
  return keywordProblems(readSite(site.directory)).map(
    ({line, found, hint}) => `${line}: ${found}. ${hint}`,
  );
}

test("accepts keywords for a page and its sections, also a partial's or an older version's", () => {
  const list = 'guides/queries:\n  - 404\n  - "no"\n';
  const sections = ['sort', 'filter', 'old'].map(
    (anchor) => `guides/queries#${anchor}:\n${phrases(12)}`,
  );
  expect(problems(list + sections.join(''))).toEqual([]);
});

test.each([
  [
    'a page that is gone',
    'guides/querie:\n  - a\n',
    /^1: no version has the page or heading "guides\/querie"\. Did you mean guides\/queries\?/,
  ],
  [
    'a section that is gone',
    'guides/queries:\n  - a\nguides/queries#sorts:\n  - b\n',
    /^3: no version has the page or heading "guides\/queries#sorts"\. Did you mean guides\/queries#sort\b.*Correct/,
  ],
  [
    'too many phrases',
    `guides/queries#sort:\n${phrases(13)}`,
    /^1: there are 13 phrases\. Keep at most 12/,
  ],
  [
    'an empty phrase',
    'guides/queries:\n  - a\n  -\n',
    /^1: phrases that are empty, .*: ""\. Write each once/,
  ],
  [
    'a long phrase',
    `guides/queries:\n  - ${'a'.repeat(61)}\n`,
    /^1: phrases that are .* longer than 60 characters: "a+"/,
  ],
  [
    'a repeated phrase',
    'guides/queries#sort:\n  - order\n  - Order\n',
    /^1: phrases that are .*repeated, .*: "Order"\. Write each once/,
  ],
  ['no list', 'guides/queries: a, b\n', /^1: "guides\/queries" has no list of phrases\. Write/],
  ['invalid YAML', 'guides/queries:\n  - a: b: c\n', /^2: not valid YAML: /],
  [
    'an address twice',
    'guides/queries:\n  - a\nguides/queries:\n  - b\n',
    /^\d: not valid YAML: duplicated mapping key/,
  ],
])('reports %s', (_, list, problem) => {
  expect(problems(list)).toEqual([expect.stringMatching(problem)]);
});
