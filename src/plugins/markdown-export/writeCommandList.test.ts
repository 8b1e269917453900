import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test('writes the list of commands by theme, with address and purpose', () => {
  const command = (theme: string, description: string) =>
    `---\ndescription: ${description}\ntheme: ${theme}\n---\n`;
  const body = exportedBody('<CommandList/>', {
    'abs.md': command('Math', 'Returns a value.'),
    'bool.md': command('Boolean', 'Converts.'),
  });
  expect(body).toBe(
    [
      '## Boolean',
      '- [`bool`](https://site.example/docs/bool): Converts.',
      '## Math',
      '- [`abs`](https://site.example/docs/abs): Returns a value.',
    ].join('\n\n'),
  );
});
