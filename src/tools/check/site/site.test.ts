import fs from 'node:fs';
import {beforeEach, expect, test} from 'vitest';
import {
  createWritersSite,
  validPage,
  type WritersSite,
} from '../../../../tests/support/writersSite';
import {formatProblem} from '../../../checks/problem';
import {readSite} from '../../../content/site/site';
import {pageLists} from '../../pageLists';
import {checkSite} from '.';

const shared = `What several pages have to say goes into a partial next to them, so that writers ${'change it once, '.repeat(3)}and readers find it.`;

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite(
    {
      'docs/quotas.md': validPage(`## Errors\n\n${shared}`),
      'docs/faq.md': 'Text.\n',
      'sidebars.ts': "export default {\n  Run: ['quotas'],\n};\n",
      'versioned_docs/version-2.0.0/quotas.md': 'Text.\n',
      'versioned_docs/version-2.0.0/faq.md': 'Text.\n',
      'versioned_sidebars/version-2.0.0-sidebars.json':
        '{"Run": [\n"quotas",\n"gone",\n{"type": "category", "label": "More", "items": [\n"faq",\n"quotas", "quotas"]}]}',
    },
    ['2.0.0'],
  );
});

test('reports missing and repeated sidebar entries and shared paragraphs', async () => {
  const read = readSite(site.directory);
  site.write('docs/faq.md', `Text.\n\n${shared}\n`);
  const problems = await checkSite(readSite(`${site.directory}/.`));
  const lines = problems.map((problem) => formatProblem(problem, problem.file, read.directory));
  expect(lines).toEqual([
    expect.stringMatching(
      /^docs\/faq\.md:1: the page is not in a sidebar\. Add 'faq' to sidebars\.ts/,
    ),
    expect.stringMatching(
      /^docs\/faq\.md:3: the paragraph "What several pages have to say …" is also in docs\/quotas\.md:10\./,
    ),
    expect.stringMatching(/^docs\/quotas\.md:10: the paragraph .* also in docs\/faq\.md:3\./),
    expect.stringMatching(/^versioned_sidebars\/.*\.json:3: "gone" is in a sidebar/),
    expect.stringMatching(/^versioned_sidebars\/.*\.json:6: "quotas" is in the sidebars twice/),
  ]);
});

test('reports a long paragraph twice on a page', async () => {
  site.write('docs/quotas.md', validPage(`${shared}\n\n${shared}`));
  const problems = await checkSite(readSite(`${site.directory}/.`));
  expect(problems.map(({line, found}) => `${line}: ${found}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^8: the paragraph .* also in docs\/quotas\.md:10$/),
      expect.stringMatching(/^10: the paragraph .* also in docs\/quotas\.md:8$/),
    ]),
  );
});

test.each([
  [
    'a missing comma in sidebars',
    'versioned_sidebars/version-2.0.0-sidebars.json',
    '{"Run": [\n"quotas"\n"faq"]}',
    /^versioned_sidebars\/version-2\.0\.0-sidebars\.json:1: the sidebars can't be read: Expected ','/,
  ],
  [
    'a page with an unknown sidebar',
    'docs/quotas.md',
    validPage('Text.').replace('kind: page', 'kind: page\ndisplayed_sidebar: run'),
    /^docs\/quotas\.md:6: "displayed_sidebar" names "run", .* Write one of Run$/,
  ],
  [
    'two pages with the same title',
    'docs/faq.md',
    validPage('Text.'),
    /^docs\/faq\.md:2: docs\/quotas\.md also has the title "Quotas"\. Change one/,
  ],
])('reports %s', async (_, file, text, message) => {
  site.write(file, text);
  const problems = await checkSite(readSite(`${site.directory}/.`));
  const lines = problems.map((problem) => formatProblem(problem, problem.file, site.directory));
  expect(lines).toContainEqual(expect.stringMatching(message));
});

test.each(pageLists)('$file contains each route in its list', ({file, routes}) => {
  const source = fs.readFileSync(file, 'utf8');
  const written = routes.filter((route) => !/^(?:notes|\/category)\//.test(route));
  expect(written.length).toBeGreaterThan(2);
  expect(written.filter((route) => !source.includes(`'${route}'`))).toEqual([]);
});
