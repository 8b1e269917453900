import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {invalidateSite, readSite} from '../../content/site/site';
import {checkFiles, writeProblem} from './checkFiles';

/** A page's text or front matter, with its only mistake. */
interface Mistake {
  name: string;
  source: string;
  message: string;
  line: number;
}

/** The line of a page on which its text begins. */
const firstLine = 8;

/** Reads `mistakes.txt`, which explains its format. */
function readMistakes(): Mistake[] {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'mistakes.txt'), 'utf8');
  const [, ...blocks] = text.split(/^=== /m);
  return blocks.map((block) => {
    const [name = '', pattern = '', ...lines] = block.trimEnd().split('\n');
    const [, line, message = ''] = /^(?:(\d+) \| )?(.*)$/.exec(pattern) ?? [];
    return {name, source: lines.join('\n'), message, line: Number(line ?? firstLine)};
  });
}

/** Mistakes that a text file can't show, or that would mislead Git. */
const invisible: [name: string, source: string, message: string, line?: number][] = [
  ['an invisible character', 'Click S\u200bave.', 'an invisible character, U\\+200B\\. Delete it'],
  ['a control character', 'Click \bSave.', 'an invisible character, U\\+0008\\. Delete it'],
  ['a byte order mark', '---BOM', 'begins with a byte order mark\\. Save it as "UTF-8", not', 1],
  ['another encoding', 'In the caf\ufffd.', 'the file is not UTF-8, .* Save it as UTF-8'],
  ['a Git conflict', '<<<<<<< ours\nA\n=======\nB\n>>>>>>> theirs', 'Git could not merge'],
];

const mistakes: Mistake[] = [
  ...readMistakes(),
  ...invisible.map(([name, source, message, line = firstLine]) => ({name, source, message, line})),
];

let site: WritersSite;
let found: Map<string, string[]>;

const fileOf = (name: string) => path.join(site.directory, name);

/** Returns the check's output for each file. */
function checkAll(): Map<string, string[]> {
  const read = readSite(site.directory);
  const files = mistakes.map((_, index) => fileOf(`docs/page${index}.md`));
  const lines = new Map<string, string[]>();
  for (const problem of checkFiles(files, read)) {
    lines.set(problem.file, [
      ...(lines.get(problem.file) ?? []),
      writeProblem(problem, read, 'text'),
    ]);
  }
  return lines;
}

beforeAll(() => {
  const body = validPage('').replace(/^---[^]*?---\n/, '');
  const sources = mistakes.map(({source}, index) =>
    source.startsWith('---BOM')
      ? `\ufeff${validPage('Text.')}`
      : source.startsWith('---')
        ? `${source}\n${body}`
        : validPage(source.replace('pageSELF', `page${index}`)),
  );
  site = createWritersSite({
    ...Object.fromEntries(sources.map((source, index) => [`docs/page${index}.md`, source])),
    'src/content/retired/0.0.9.json': '{"version": "0.0.9", "names": [], "routes": []}',
    'docs/small.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    'docs/large.png': 'x'.repeat(300 * 1024),
  });
  found = checkAll();
});

test.each(mistakes.map((mistake, index) => ({...mistake, file: `docs/page${index}.md`})))(
  'the check reports $name, its location, and a fix, on one line',
  ({file, line, message}) => {
    const lines = found.get(fileOf(file)) ?? [];
    const location = `${file}:${line}(?::\\d+)?: `;
    expect(lines.join('\n')).toMatch(new RegExp(`^${location}.*(?:${message})`, 'm'));
    const form = /^docs\/page\d+\.md:\d+(?::\d+)?: [^\n]+\. [^\n]+$/;
    expect(lines.filter((one) => !form.test(one))).toEqual([]);
  },
);

test('the check reports all MDX errors on a page in one run, one per line', () => {
  site.write('docs/errors.md', validPage('At most <5.\n\nUse {limit.\n\nA<br>b\n\n<!-- c -->'));
  const read = readSite(`${site.directory}/.`);
  const problems = checkFiles([fileOf('docs/errors.md')], read);
  const lines = problems.map((problem) => writeProblem(problem, read, 'text')).sort();
  expect(lines).toEqual([
    expect.stringMatching(/errors\.md:10:\d+: not valid MDX: `\{` begins an expression/),
    expect.stringMatching(/errors\.md:12: not valid MDX: <br> is not closed/),
    expect.stringMatching(/errors\.md:14:\d+: not valid MDX: `<!--` does not begin a comment/),
    expect.stringMatching(/errors\.md:8:\d+: not valid MDX: `<` begins an element/),
  ]);
  site.git('clean', '--force', '--quiet', 'docs/errors.md');
});

test('the check reports the same problems for pages with Windows line endings', () => {
  for (const [index] of mistakes.entries()) {
    const name = `docs/page${index}.md`;
    site.write(name, site.read(name).replaceAll('\n', '\r\n'));
  }
  invalidateSite(site.directory);
  expect(checkAll()).toEqual(found);
});

test.each([
  [
    'a table without a delimiter row',
    'docs/table.md',
    validPage('| A | B |\n| `a` | **b** |\n| c | `d` |'),
    /^the rows of a table are shown as plain text\./,
  ],
  [
    'a page with an unknown kind',
    'docs/kind.md',
    validPage('## A\n\nText.').replace('kind: page', 'kind: guid'),
    /Did you mean "guide"\?/,
  ],
])('%s is reported once', (_, file, source, message) => {
  site.write(file, source);
  const problems = checkFiles([fileOf(file)], readSite(`${site.directory}/.`));
  expect(problems.map(({found, hint}) => `${found}. ${hint}`)).toEqual([
    expect.stringMatching(message),
  ]);
  site.git('clean', '--force', '--quiet', file);
});
