import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';
import {other} from '../support/versions';

let site: FixtureSite;

/** The contents of the built files by path; hashes are removed from file names. */
type Files = Map<string, string>;

let first: Files;
let edited: Files;
let switchedOff: Files;

async function build(environment = {}): Promise<Files> {
  const {code, output} = await site.build(environment);
  expect(code, output).toBe(0);
  const root = path.join(site.directory, 'build');
  const files = fs
    .readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [path.relative(root, file), fs.readFileSync(file, 'latin1')] as const),
  );
}

function changes(before: Files, after: Files): string[] {
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

beforeAll(async () => {
  site = createFixtureSite();
  site.addPage('studio/zebra', page('Zebra'));
  first = await build();
  site.edit('docs/faq.md', 'Text.', 'Another text.');
  edited = await build();
  switchedOff = await build({RUNTIME: 'off'});
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

test("the scripts of every page contain no version's pages except linked ones", () => {
  expect(bundle(first)).not.toContain('studio/zebra');
  expect(bundle(switchedOff)).toContain('/docs/next/studio/zebra');
});

test("the scripts of every page don't contain the chunks of pages", () => {
  const table = JSON.parse(first.get('routes-current.json') ?? '') as {files: object};
  const named = Object.keys(table.files).filter((id) => bundle(first).includes(`assets/js/${id}.`));
  expect(Object.keys(table.files).length).toBeGreaterThan(3);
  expect(named).toEqual([]);
});

test('a page contains its additional chunks and its own routes', () => {
  const html = first.get(`${other}/faq.html`) ?? '';
  const [, list = ''] = /<script [^>]*id=page-scripts [^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const scripts = JSON.parse(list) as string[];
  expect(scripts).toHaveLength(1);
  scripts.forEach((file) => expect([...first.keys()]).toContain(file.replace('/docs/', '')));
  expect(html).toContain(`"path":"/docs/${other}/faq"`);
});

test('the table of a version only has the routes and docs of that version', () => {
  const table = first.get(`routes-${other}.json`) ?? '';
  expect(table).toContain(`"path":"/docs/${other}/faq"`);
  expect(table).not.toContain('"path":"/docs/next/faq"');
});

test('an edited sentence only changes the page, its chunk, its Markdown and the indexes', () => {
  const own = [
    /^next\/faq\.(?:html|md)$/,
    /^assets\/js\/\d+\.[0-9a-f]{8}\.js$/,
    /^llms-full\.txt$|^next\/llms-full\.txt$/,
    /^qodly-docs-next\.zip$/,
    /^routes-current\.json$/,
    /^(?:assets\/search\/)?search-(?:index|text|code|shapes)-docs-default-current.*\.json$/,
    /^search-files\.json$/,
    /^sitemap\.xml$/,
  ];
  const changed = changes(first, edited);
  expect(changed.filter((file) => !own.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(changed.filter((file) => file.startsWith('assets/js/'))).toHaveLength(2);
  // Files with a hash count twice: the old and the new one.
  expect(changed.length).toBeLessThan(22);
});

test('RUNTIME=off gives the same pages, with the routes and scripts of Docusaurus', () => {
  const pages = (files: Files) =>
    [...files.keys()].filter((name) => /\.(?:html|md)$/.test(name)).sort();
  expect(pages(switchedOff)).toEqual(pages(edited));
  expect(switchedOff.get(`${other}/faq.html`)).toMatch(/<script src=\S+\/main\.\w+\.js/);
  expect(switchedOff.get(`${other}/faq.html`)).not.toContain('pageGuard');
  expect([...switchedOff.keys()].filter((name) => name.startsWith('routes-'))).toEqual([]);
  expect(switchedOff.get(`${other}/faq.html`)).not.toContain('page-table');
});
