import {expect, test} from 'vitest';
import {testVersion} from '../../../tests/support/testSite';
import {nameIndexOf} from './nameIndex';

const command = '---\nkind: command\n---\n\n```qs signature\nabs(number : number) : number\n```\n';
const entity = [
  '---\nkind: class\n---',
  '## Members',
  '## `.save()`',
  '```qs signature\n.save() : object\n```',
  '## `.drop()`',
  '```qs signature\n.drop() : object\n```',
].join('\n\n');

test('indexes commands, classes, and members with their signatures and anchors', () => {
  const index = nameIndexOf(
    testVersion('next', {'language/commands/abs.md': command, 'language/EntityClass.md': entity}),
  );
  expect(index.commands.get('abs')).toMatchObject({
    route: 'language/commands/abs',
    signatures: [{text: 'abs(number : number) : number'}],
  });
  expect(index.classes.get('entity')).toMatchObject({name: 'Entity'});
  expect(index.members.get('drop')).toMatchObject([
    {kind: 'member', name: 'drop', route: 'language/EntityClass', anchor: 'drop'},
  ]);
});

test('names a class after its page, without "Class" or "ObjectClass" at the end', () => {
  const index = nameIndexOf(
    testVersion('next', {
      'language/EmailObjectClass.md': entity,
      'language/ClassClass.md': entity,
      'language/Directory.md': entity,
    }),
  );
  expect([...index.classes.keys()].sort()).toEqual(['class', 'directory', 'email']);
});

test('skips pages of other kinds and folders', () => {
  const index = nameIndexOf(
    testVersion('next', {'studio/overview.md': command, 'language/a.md': '# a'}),
  );
  expect(index.commands.size + index.classes.size).toBe(0);
});
