import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {doubleCommand} from '../support/doubleCommand';
import {createFixtureSite, page, reusedCache, type FixtureSite} from '../support/fixtureSite';

let site: FixtureSite;
let elsewhere: FixtureSite;

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
  created.edit('docs/faq.md', 'Text.', 'Text.\n\n## Limits\n\nText.');
  return created;
}

beforeAll(async () => {
  site = createSite();
  elsewhere = createSite();
  await built(site, reusedCache);
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
  fs.rmSync(elsewhere.directory, {recursive: true});
});

/** Returns all files of the build with their contents. */
async function built(
  {build, directory}: FixtureSite,
  environment = {},
): Promise<Map<string, string>> {
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

test.each<[what: string, change: (site: FixtureSite) => void]>([
  ['a signature', ({addPage}) => addPage('language/commands/double', doubleCommand('value'))],
  [
    'a sentence, and of the target of a link on another page',
    ({edit}) => {
      edit('docs/api/overview.md', 'Text.', 'Another text.');
      edit('docs/guides/caller.md', '../api/overview.md', '../faq.md#limits');
    },
  ],
  [
    'a sample whose line another page shows',
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
  'after an edit of %s, a build has the same bytes as one in another folder without a cache',
  async (_, change) => {
    change(site);
    change(elsewhere);
    const warm = await built(site, reusedCache);
    const cold = await built(elsewhere);
    expect([...warm.keys()]).toEqual([...cold.keys()]);
    expect([...warm].filter(([file, content]) => cold.get(file) !== content)).toEqual([]);
  },
);

test('a link to a removed heading stops a build that reuses the linking page', async () => {
  site.edit('docs/faq.md', '## Limits', '## Bounds');
  const {code, output} = await site.build(reusedCache);
  expect(output).toContain('docs/guides/caller.md');
  expect(code).not.toBe(0);
});
