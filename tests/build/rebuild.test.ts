/** Rebuilds a small site after edits. All tests here share its builds, since each takes seconds. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {doubleCommand} from '../support/doubleCommand';
import {createFixtureSite, page, reusedCache, type FixtureSite} from '../support/fixtureSite';
import {other} from '../support/versions';

/** The contents of the built files by path. */
type Files = Map<string, string>;

let site: FixtureSite;
let otherSite: FixtureSite;

let first: Files;
let edited: Files;
let withoutRuntime: Files;

function createSite(): FixtureSite {
  const created = createFixtureSite();
  created.addPage('language/commands/double', doubleCommand('number'));
  created.addPage(
    'guides/caller',
    page(
      'Caller',
      'Call `double`, see [the API](../api/overview.md).\n\n```qs\nvar a : integer\na = double(2)\n```',
    ),
  );
  created.addPage('studio/zebra', page('Zebra'));
  created.edit('docs/faq.md', 'Text.', 'Text.\n\n## Limits\n\nText.');
  return created;
}

beforeAll(async () => {
  site = createSite();
  otherSite = createSite();
  first = await built(site, reusedCache);
  [site, otherSite].forEach(({edit}) => edit('docs/faq.md', 'Text.', 'Different text.'));
  [edited, withoutRuntime] = await Promise.all([
    built(site, reusedCache),
    built(otherSite, {RUNTIME: 'off'}),
  ]);
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
  fs.rmSync(otherSite.directory, {recursive: true});
});

/** Returns all files in the build with their contents. */
async function built({build, directory}: FixtureSite, environment = {}): Promise<Files> {
  const {code, output} = await build(environment);
  expect(output).toContain('Generated static files');
  expect(code).toBe(0);
  const folder = path.join(directory, 'build');
  const files = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return new Map(
    files
      .filter((file) => file.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'latin1')]),
  );
}

function changedFiles(before: Files, after: Files): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Returns the scripts that all pages load. */
function bundle(files: Files): string {
  return [...files]
    .filter(([name]) => /^assets\/js\/(?:main|vendor)\./.test(name))
    .map(([, source]) => source)
    .join('\n');
}

test("the scripts that every page loads list no version's pages except linked ones", () => {
  expect(bundle(first)).not.toContain('studio/zebra');
  expect(bundle(withoutRuntime)).toContain('/docs/next/studio/zebra');
});

test("the scripts that every page loads don't contain the names of page chunks", () => {
  const table = JSON.parse(first.get('routes-current.json') ?? '') as {files: object};
  const named = Object.keys(table.files).filter((id) => bundle(first).includes(`assets/js/${id}.`));
  expect(Object.keys(table.files).length).toBeGreaterThan(3);
  expect(named).toEqual([]);
});

test('a page lists its additional chunks and its own routes', () => {
  const html = first.get(`${other}/faq.html`) ?? '';
  const [, list = ''] = /<script [^>]*id=page-scripts [^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const scripts = JSON.parse(list) as string[];
  expect(scripts).toHaveLength(1);
  scripts.forEach((file) => expect([...first.keys()]).toContain(file.replace('/docs/', '')));
  expect(html).toContain(`"path":"/docs/${other}/faq"`);
});

test("a version's table has only that version's routes and docs", () => {
  const table = first.get(`routes-${other}.json`) ?? '';
  expect(table).toContain(`"path":"/docs/${other}/faq"`);
  expect(table).not.toContain('"path":"/docs/next/faq"');
});

test('editing a sentence changes only the page, its chunk, its Markdown, and the indexes', () => {
  const expected = [
    /^next\/faq\.(?:html|md)$/,
    /^assets\/js\/\d+\.[0-9a-f]{8}\.js$/,
    /^llms-full\.txt$|^next\/llms-full\.txt$/,
    /^qodly-docs-next\.zip$/,
    /^routes-current\.json$/,
    /^(?:assets\/search\/)?search-(?:index|text|code|signatures)-docs-default-current.*\.json$/,
    /^search-files\.json$/,
    /^sitemap\.xml$/,
  ];
  const changed = changedFiles(first, edited);
  expect(changed.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(changed.filter((file) => file.startsWith('assets/js/'))).toHaveLength(2);
  // Files with hashed names count twice: the old one and the new one.
  expect(changed.length).toBeLessThan(22);
});

test("RUNTIME=off builds the same pages, with Docusaurus' own routes and scripts", () => {
  const pages = (files: Files) =>
    [...files.keys()].filter((name) => /\.(?:html|md)$/.test(name)).sort();
  expect(pages(withoutRuntime)).toEqual(pages(edited));
  expect(withoutRuntime.get(`${other}/faq.html`)).toMatch(/<script src=\S+\/main\.\w+\.js/);
  expect(withoutRuntime.get(`${other}/faq.html`)).not.toContain('pageGuard');
  expect([...withoutRuntime.keys()].filter((name) => name.startsWith('routes-'))).toEqual([]);
  expect(withoutRuntime.get(`${other}/faq.html`)).not.toContain('page-table');
});

test.each<[what: string, change: (site: FixtureSite) => void]>([
  ['a signature', ({addPage}) => addPage('language/commands/double', doubleCommand('value'))],
  [
    'a sentence, and the target of a link on another page',
    ({edit}) => {
      edit('docs/api/overview.md', 'Text.', 'Different text.');
      edit('docs/guides/caller.md', '../api/overview.md', '../faq.md#limits');
    },
  ],
  [
    'a line in a sample that another page shows',
    ({edit}) => edit('docs/guides/caller.md', 'double(2)', 'double(3)'),
  ],
  [
    'a name',
    ({addPage, directory, edit}) => {
      fs.rmSync(path.join(directory, 'docs/language/commands/double.md'));
      addPage('language/commands/twice', doubleCommand('value').replaceAll('double', 'twice'));
      edit('docs/guides/caller.md', '`double`', '`twice`');
      edit('docs/guides/caller.md', 'double(3)', 'twice(3)');
    },
  ],
])(
  'after editing %s, a build has the same bytes as one in another folder without a cache',
  async (_, change) => {
    change(site);
    change(otherSite);
    const [warm, cold] = await Promise.all([built(site, reusedCache), built(otherSite)]);
    expect([...warm.keys()]).toEqual([...cold.keys()]);
    expect([...warm].filter(([file, content]) => cold.get(file) !== content)).toEqual([]);
  },
);

test('a link to a removed heading stops the build, even if the linking page is cached', async () => {
  site.edit('docs/faq.md', '## Limits', '## Bounds');
  const {code, output} = await site.build(reusedCache);
  expect(output).toContain('docs/guides/caller.md');
  expect(code).not.toBe(0);
});
