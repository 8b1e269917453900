import {beforeEach, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {applyChanges} from '../fileChanges';
import {newPage} from './newPage';

let site: WritersSite;

beforeEach(() => {
  const kind = (name: string) => validPage('Text.').replace('kind: page', `kind: ${name}`);
  site = createWritersSite({
    'docs/language/commands/length.md': kind('command'),
    'docs/api/OtherClass.md': kind('class'),
    'docs/language/FileClass.md': kind('class'),
    'docs/language/SignalClass.md': kind('class'),
    'docs/guides/queries.md': kind('guide'),
    'docs/notes/2.0.0.md': kind('notes'),
    'sidebars.ts':
      "export default {\n  Guides: [\n    'guides/queries',\n  ],\n  Notes: [\n    'notes/2.0.0',\n    'notes/0.1.0',\n  ],\n};\n",
  });
});

function create(kind: string, name: string): string[] {
  const {changes, nextSteps} = newPage(readSite(site.directory), kind, name);
  applyChanges(changes);
  return nextSteps;
}

test('a new page for a command has its name, and no comments from the template', () => {
  const nextSteps = create('command', 'trimSpaces');
  const text = site.read('docs/language/commands/trimSpaces.md');
  expect(text).toMatch(/^---\ntitle: trimSpaces\n/);
  expect(text).toContain('trimSpaces(source : string');
  expect(text).toContain('\n## Errors\n');
  expect(text).not.toMatch(/commandName|\{\/\*/);
  expect(nextSteps.join()).toMatch(/Write docs\/language\/commands\/trimSpaces\.md/);
  expect(site.git('status', '--short')).not.toContain('sidebars.ts');
});

test('a new page for a class has the name of the class', () => {
  create('class', 'ZipFile');
  expect(site.read('docs/language/ZipFileClass.md')).toMatch(/^---\ntitle: ZipFile\n/);
});

test('a new page is in the sidebar after the other pages in its folder', () => {
  const nextSteps = create('guide', 'bigUploads');
  expect(site.read('docs/guides/bigUploads.md')).toMatch(/^---\ntitle: Big uploads\n/);
  expect(site.read('sidebars.ts')).toContain("    'guides/queries',\n    'guides/bigUploads',\n");
  expect(nextSteps).toContainEqual(expect.stringMatching(/^It is in sidebars\.ts, after /));
});

test.each(['tips', 'guides/tips', 'docs/guides/tips.md'])(
  'a new page can be given by name or path: %s',
  (name) => {
    create('guide', name);
    expect(site.exists('docs/guides/tips.md')).toBe(true);
  },
);

test('a new page for release notes is in the sidebar before the older ones', () => {
  const nextSteps = create('notes', '2.1.0');
  expect(site.read('sidebars.ts')).toContain("    'notes/2.1.0',\n    'notes/2.0.0',\n");
  expect(nextSteps).toContainEqual(expect.stringMatching(/^It is in sidebars\.ts, before /));
});

test('a new page in a folder without pages must be added to the sidebar by hand', () => {
  expect(create('cloud', 'cloud/billing').join()).toContain("Add 'cloud/billing' to sidebars.ts");
});

test.each([
  ['an unknown kind', 'comand', 'trimSpaces', /no kind "comand"\. Did you mean "command"/],
  ['an existing page', 'command', 'length', /docs\/language\/commands\/length\.md already exists/],
  ['a path that leaves the folder', 'guide', '../x', /is not a valid page name/],
  ['a name that no command can have', 'command', 'trim-spaces', /^No command .*"trim-spaces"/],
  ['a name that no class can have', 'class', '3dFile', /^No class .*"3dFile"\. Write .*ZipFile/],
])('rejects %s', (_, kind, name, message) => {
  expect(() => create(kind, name)).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});
