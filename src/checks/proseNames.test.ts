import {expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {proseNames} from './proseNames';

const command = (name: string) =>
  `---\nkind: command\n---\n\n\`\`\`qs signature\n${name}(sourceText : string) : string\n\`\`\`\n\n| Constant | Value |\n|---|---|\n| \`kPretty\` | 1 |\n`;

const shared = {
  'language/commands/replaceString.md': command('replaceString'),
  'language/commands/otherCommand.md': command('otherCommand'),
  'language/CollectionClass.md':
    '---\nkind: class\n---\n\n## `.first()`\n\n```qs signature\n.first() : any\n```\n\nReturns it.\n',
  'api/$filter.md': '---\nkind: endpoint\n---\n\nText.\n',
  'guides/data-model-objects.md':
    '## The sample model\n\n| Dataclass | Text |\n|---|---|\n| `Employee` | `lastName` |\n',
};

const problems = (source: string) => {
  const site = testSite({
    next: {...shared, 'page.md': source},
    '2.0.0': {...shared, 'language/commands/oldCommand.md': command('oldCommand')},
  });
  return problemsOf(proseNames, source, {site});
};

test.each([
  '`replaceString`, `replaceString(a)`, `.first()`, `kPretty`, `$filter`, `lastName`',
  '`myMethod`, `.firsts()`, `kMine`, `$mine`, `lastNames`, `sourceText2`',
  // The page uses the name again, so it isn't a slip.
  '`lastNmae`\n\n```qs\nlastNmae = 1\n```',
  '<Deprecated use=".first()">Renamed.</Deprecated>',
  '[`replaceString()`](./language/commands/replaceString.md#errors), [`.first()`](./replaceString.md)',
])('accepts known names and the own names of a page: %j', (source) => {
  expect(problems(source)).toEqual([]);
});

test.each([
  ['`replacString`', 'Did you mean "replaceString"?'],
  ['`.frist()`', 'Did you mean ".first()"?'],
  ['`kPrety`', 'Did you mean "kPretty"?'],
  ['`$fliter`', 'Did you mean "$filter"?'],
  ['`lastNmae`', 'Did you mean "lastName"?'],
  ['```qs signature\nmyMethod(oldString : string)\n```\n\n`oldStrng`', 'Did you mean "oldString"?'],
  ['`oldCommand`', 'It is a command in 2.0.0'],
  [
    '[`replaceString()`](./otherCommand.md#errors)',
    'Link to replaceString.md, or name otherCommand',
  ],
  ['<Deprecated use=".noSuchMember()">Renamed.</Deprecated>', 'Write the name of the member'],
])('reports a slip: %j', (source, hint) => {
  expect(problems(source)).toEqual([expect.stringContaining(hint)]);
});
