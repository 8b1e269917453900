import {expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {namedCommands} from './namedCommands';

const command = (name: string) =>
  `---\ntitle: ${name}\nkind: command\n---\n\n\`\`\`qs signature\n${name}() : string\n\`\`\`\n`;

const signal =
  '---\ntitle: Signal\nkind: class\n---\n\n## `.first()`\n\n```qs signature\n.first() : string\n```\n';

const problemsIn = (text: string) =>
  problemsOf(namedCommands, '', {
    site: testSite({
      next: {
        'page.md': text,
        'language/commands/replaceString.md': command('replaceString'),
        'language/SignalClass.md': signal,
      },
      '2.0.0': {'language/commands/oldCommand.md': command('oldCommand')},
    }),
  });

test("accepts documented names and the writer's own", () => {
  expect(
    problemsIn('`replaceString`, `replaceString()`, `.first()`, `myMethod`, `.save()`'),
  ).toEqual([]);
  expect(problemsIn('`replacString` is a method.\n\n```qs\nreplacString()\n```')).toEqual([]);
});

test('reports a misspelled command or function', () => {
  expect(problemsIn('Call `replacString()`, then `.frist()`.')).toEqual([
    '1: "replacString" is not documented in next. Did you mean "replaceString"?',
    '1: ".frist" is not documented in next. Did you mean ".first()"?',
  ]);
});

test('reports a command that only another version has', () => {
  expect(problemsIn('`oldCommand` does it. So does `oldCommand`.')).toEqual(
    Array(2).fill(
      '1: "oldCommand" is not documented in next. It is a command in 2.0.0. Name what replaces it, or delete the text',
    ),
  );
});
