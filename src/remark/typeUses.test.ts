import path from 'node:path';
import {expect, test} from 'vitest';
import {readPages} from '../../tests/support/readPages';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import typeUses from './typeUses';

const flags = Array.from({length: 25}, (_, index) => `flag${10 + index}`);

const memberOf = (name: string) => `## \`.${name}\`

\`\`\`qs signature
.${name} : boolean
\`\`\`

Indicates whether the flag is set.
`;

const pages: Record<string, string> = {
  ...readPages(import.meta.dirname, 'typeUses.pages.txt'),
  'language/ClassClass.md': `---\nkind: class\n---\n\nA class.\n\n${flags.map(memberOf).join('\n')}`,
};

const siteDir = temporarySite(pages);

function render(name: string): Promise<string> {
  return renderPage(pages[name] ?? '', [[typeUses, {siteDir}]], path.join(siteDir, 'docs', name));
}

/** Returns the text of each line. */
async function namesOf(name: string): Promise<string[]> {
  const html = await render(name);
  return [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) =>
    item.replace(/<[^>]*>/g, ''),
  );
}

/** Returns the collapsed lists: a summary, then one line per entry with its URL. */
async function listsOf(name: string): Promise<string[]> {
  const html = await render(name);
  return [
    ...html.matchAll(/<summary>(.*?)<\/summary>|<li><a href="([^"]*)"[^>]*>(.*?)<\/li>/g),
  ].map(([, summary, url, text]) => summary ?? `${url} ${text?.replace(/<[^>]*>/g, '')}`);
}

test("lists what returns and what accepts a page's class, including its own members", async () => {
  expect(await listsOf('language/FolderClass.md')).toEqual([
    'What returns a Folder (2)',
    './commands/folder.md folder(): Returns a folder object.',
    '#parent Folder.parent: Returns the folder above.',
    'What accepts a Folder (1)',
    './FileClass.md#moveto File.moveTo(): Moves the file.',
  ]);
});

test('counts the type of an output parameter as returned', async () => {
  expect(await listsOf('language/basics/lang-picture.md')).toEqual([
    'What returns a picture (1)',
    '../commands/blobToPicture.md blobToPicture(): Makes a picture of a blob.',
  ]);
});

test('lists the uses of a type with two names once', async () => {
  expect(await listsOf('language/basics/lang-variant.md')).toEqual([
    'What accepts a value of any type (1)',
    '../commands/bool.md bool(): Returns a boolean.',
  ]);
});

test('writes a long list with one line per class, with only the names', async () => {
  expect(await namesOf('language/basics/lang-boolean.md')).toEqual([
    'Commands: bool()',
    `Class: ${flags.join(', ')}`,
  ]);
});

test("adds nothing for unused types, or to pages that aren't about a type", async () => {
  expect(await listsOf('language/FileClass.md')).toEqual([]);
  expect(await listsOf('language/basics/lang-methods.md')).toEqual([]);
});
