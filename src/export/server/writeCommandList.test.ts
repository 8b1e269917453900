import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test('writes the list of commands by theme, with links and descriptions', () => {
  const command = (theme: string, description: string) =>
    `---\ndescription: ${description}\nkind: command\ntheme: ${theme}\n---\n`;
  const body = exportedBody('<CommandList/>', {
    'language/commands/abs.md': command('Math', 'Returns a value.'),
    'language/commands/bool.md': command('Boolean', 'Converts.'),
  });
  expect(body).toBe(
    [
      '## Boolean',
      '- [`bool`](https://site.example/docs/language/commands/bool): Converts.',
      '## Math',
      '- [`abs`](https://site.example/docs/language/commands/abs): Returns a value.',
    ].join('\n\n'),
  );
});
