import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {nameIndexOf} from './nameIndex';

function tree(pages: Record<string, string>): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'names-'));
  for (const [page, source] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(directory, page)), {recursive: true});
    fs.writeFileSync(path.join(directory, page), source);
  }
  return directory;
}

const command = '---\nkind: command\n---\n\n```qs signature\nabs(number : number) : number\n```\n';
const entity = [
  '---\nkind: class\n---',
  '## Members',
  '## `.save()`',
  '```qs signature\n.save() : object\n```',
  '## `.drop()`',
  '```qs signature\n.drop() : object\n```',
].join('\n\n');

test('indexes commands, classes and members with their signatures and anchors', () => {
  const index = nameIndexOf(
    tree({'language/commands/abs.md': command, 'language/EntityClass.md': entity}),
  );
  expect(index.commands.get('abs')).toMatchObject({
    page: 'language/commands/abs.md',
    signature: 'abs(number : number) : number',
  });
  expect(index.classes.get('entity')).toMatchObject({name: 'Entity'});
  expect(index.members.get('drop')).toEqual([
    {
      kind: 'member',
      name: 'drop',
      page: 'language/EntityClass.md',
      anchor: 'drop',
      signature: '.drop() : object',
    },
  ]);
});

test('names a class by its page, without "Class" or "ObjectClass" at the end', () => {
  const index = nameIndexOf(
    tree({
      'language/EmailObjectClass.md': entity,
      'language/ClassClass.md': entity,
      'language/Directory.md': entity,
    }),
  );
  expect([...index.classes.keys()].sort()).toEqual(['class', 'directory', 'email']);
});

test('leaves pages of other kinds and folders out', () => {
  const index = nameIndexOf(tree({'studio/overview.md': command, 'language/a.md': '# a'}));
  expect(index.commands.size + index.classes.size).toBe(0);
});
