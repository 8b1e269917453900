import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {newPage} from './newPage';

let site: WritersSite;

beforeEach(() => {
  const kind = (name: string) => validPage('Text.').replace('kind: page', `kind: ${name}`);
  site = createWritersSite({
    'docs/language/commands/length.md': kind('command'),
    'docs/language/SignalClass.md': kind('class'),
    'docs/guides/queries.md': kind('guide'),
    'sidebars.ts': "export default {\n  Guides: [\n    'guides/queries',\n  ],\n};\n",
  });
});

afterEach(() => {
  site.remove();
});

function create(kind: string, name: string): string[] {
  const {changes, next} = newPage(readSite(site.directory), kind, name);
  applyChanges(changes);
  return next;
}

describe('a new page', () => {
  test('of a command has its name, and no comments from the template', () => {
    const next = create('command', 'trimSpaces');
    const text = site.read('docs/language/commands/trimSpaces.md');
    expect(text).toMatch(/^---\ntitle: trimSpaces\n/);
    expect(text).toContain('trimSpaces(source : string');
    expect(text).toContain('\n## Errors\n');
    expect(text).not.toMatch(/commandName|\{\/\*/);
    expect(next.join()).toMatch(/Write docs\/language\/commands\/trimSpaces\.md/);
    expect(site.git('status', '--short')).not.toContain('sidebars.ts');
  });

  test('of a class has the name of the class', () => {
    create('class', 'ZipFile');
    expect(site.read('docs/language/ZipFileClass.md')).toMatch(/^---\ntitle: ZipFile\n/);
  });

  test('is in the sidebar after the pages of its folder', () => {
    const next = create('guide', 'bigUploads');
    expect(site.read('docs/guides/bigUploads.md')).toMatch(/^---\ntitle: Big uploads\n/);
    expect(site.read('sidebars.ts')).toContain("    'guides/queries',\n    'guides/bigUploads',\n");
    expect(next).toContainEqual(expect.stringMatching(/^It is in sidebars\.ts, after /));
  });

  test('in a folder without pages must be added to the sidebar by hand', () => {
    expect(create('cloud', 'cloud/billing').join()).toContain("Add 'cloud/billing' to sidebars.ts");
  });
});

test.each([
  ['an unknown kind', 'comand', 'trimSpaces', /no kind "comand"\. Did you mean "command"/],
  ['an existing page', 'command', 'length', /docs\/language\/commands\/length\.md already exists/],
  ['a path that leaves the folder', 'guide', '../x', /is not a valid page name/],
  ['a name with its ending', 'guide', 'guides/x.md', /is not a valid page name/],
])('%s is refused', (_, kind, name, message) => {
  expect(() => create(kind, name)).toThrow(message);
  expect(site.git('status', '--short')).toBe('');
});
