import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {pagesOfKind} from './pagesOfKind';

const docs = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-of-kind-'));
afterAll(() => fs.rmSync(docs, {recursive: true}));

function write(file: string, kind: string): void {
  fs.mkdirSync(path.dirname(path.join(docs, file)), {recursive: true});
  fs.writeFileSync(path.join(docs, file), `---\ntitle: A page\nkind: ${kind}\n---\n\nText.\n`);
}

write('language/SMTPClass.md', 'class');
write('language/SessionClass.mdx', 'class');
write('language/BlobClass.md', 'class');
write('language/_Partial.md', 'class');
write('language/overview.md', 'concept');
write('language/commands/length.md', 'command');
write('api/Class.md', 'class');

test('lists the pages of the kind in the folder, whatever the case of their names', () => {
  expect(pagesOfKind('class', docs, 'language')).toEqual([
    'language/BlobClass',
    'language/SessionClass',
    'language/SMTPClass',
  ]);
  expect(pagesOfKind('command', docs, 'language/commands')).toEqual(['language/commands/length']);
});
