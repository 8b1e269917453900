import path from 'node:path';
import {expect, test} from 'vitest';
import {temporarySite} from '../../tests/support/temporaryFolder';
import {renderPage} from '../../tests/support/renderPage';
import typeUses from './typeUses';

const table = (...rows: string[]) =>
  ['| Parameter | Type | | Description |', '|---|---|:-:|---|', ...rows].join('\n');

const flags = Array.from({length: 25}, (_, index) => `flag${10 + index}`);

const memberOf = (name: string) => `## \`.${name}\`

\`\`\`qs signature
.${name} : boolean
\`\`\`

Indicates whether the flag is set.
`;

const pages: Record<string, string> = {
  'language/FolderClass.md': `---
kind: class
---

A folder.

## \`.parent\`

\`\`\`qs signature
.parent : 4D.Folder
\`\`\`

Returns the folder above.

## See also
`,
  'language/commands/folder.md': `---
description: Returns a folder object.
kind: command
---

\`\`\`qs signature
folder(path : string) : 4D.Folder
\`\`\`
`,
  'language/commands/blobToPicture.md': `---
description: Makes a picture of a blob.
kind: command
---

\`\`\`qs signature
blobToPicture(pictureBlob : blob, aPicture : picture)
\`\`\`

${table('| pictureBlob | blob | → | Data |', '| aPicture | picture | ← | Picture |')}
`,
  'language/FileClass.md': `---
kind: class
---

A file.

## \`.moveTo()\`

\`\`\`qs signature
.moveTo(destination : 4D.Folder)
\`\`\`

Moves the file.
`,
  'language/basics/lang-data-types.md': `---
kind: concept
---

| Type | Declaration |
|---|---|
| [picture](./lang-picture.md) | \`var name : picture\` |
| [boolean](./lang-boolean.md) | \`var name : boolean\` |
`,
  'language/basics/lang-boolean.md': '---\nkind: concept\n---\n\nA boolean.\n',
  'language/ClassClass.md': `---\nkind: class\n---\n\nA class.\n\n${flags.map(memberOf).join('\n')}`,
  'language/commands/bool.md': `---
description: Returns a boolean.
kind: command
---

\`\`\`qs signature
bool(expression : any) : boolean
\`\`\`
`,
  'language/basics/lang-picture.md': '---\nkind: concept\n---\n\nA picture.\n',
  'language/basics/lang-methods.md': '---\nkind: concept\n---\n\nA method.\n',
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
