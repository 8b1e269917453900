import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test.each([
  [
    'a diagram as its title and text',
    '```dot title="How a loop runs" alt="The condition is tested first."\ndigraph { a -> b }\n```',
    '**Diagram: How a loop runs.** The condition is tested first.',
  ],
  [
    'a screen as its text',
    '```screen alt="The Explorer on the left."\npanel: Explorer\n```',
    '**Screen.** The Explorer on the left.',
  ],
  [
    'the name of a file before its code',
    '```ts title="config.ts" {2}\nlet a;\n```',
    '**config.ts:**\n\n```ts\nlet a;\n```',
  ],
  ['that a sample is wrong', '```qs wrong\na = = 1\n```', '**Wrong:**\n\n```qs\na = = 1\n```'],
  [
    'an admonition as a block quote that begins with its kind',
    ':::warning\nStop first.\n\n- One\n:::',
    '> **Warning:** Stop first.\n>\n> - One',
  ],
  [
    'the title of an admonition',
    ':::tip[Signal or `semaphore`?]\nTake a signal.\n:::',
    '> **Tip: Signal or semaphore?**\n>\n> Take a signal.',
  ],
  ['no mark for the checks', '```qs fragment\na\n```', '```qs\na\n```'],
])('writes %s', (_, source, text) => {
  expect(exportedBody(source)).toBe(text);
});

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
