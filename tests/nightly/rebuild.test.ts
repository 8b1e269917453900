/** Rebuilds a small site after edits. All tests here share its builds, since each takes seconds. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {doubleCommand} from '../support/doubleCommand';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';

/** The contents of the built files by path. */
type Files = Map<string, string>;

let site: FixtureSite;

let first: Files;
let edited: Files;

beforeAll(async () => {
  site = createFixtureSite();
  site.addPage('language/commands/double', doubleCommand('number'));
  site.addPage(
    'guides/caller',
    page(
      'Caller',
      'Call `double`, see [the API](../api/overview.md).\n\n```qs\nvar a : integer\na = double(2)\n```',
    ),
  );
  site.addPage('studio/zebra', page('Zebra'));
  site.edit('docs/faq.md', 'Text.', 'Text.\n\n## Limits\n\nText.');
  first = await built();
  site.edit('docs/faq.md', 'Text.', 'Different text.');
  edited = await built();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

/** Returns all files in the build with their contents. */
async function built(): Promise<Files> {
  const {code, output} = await site.build();
  expect(output).toContain('Generated static files');
  expect(code).toBe(0);
  const folder = path.join(site.directory, 'build');
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
  expect(bundle(first)).toContain('faq');
});

test('editing a sentence changes only the page, its chunk, its Markdown, and the indexes', () => {
  const expected = [
    /^next\/faq\.(?:html|md)$/,
    /^assets\/js\/\d+\.[0-9a-f]{8}\.js$/,
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
