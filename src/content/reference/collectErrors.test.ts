import {expect, test} from 'vitest';
import {testVersion} from '../../../tests/support/testSite';
import {errorsOf} from './collectErrors';

test('reads errors with numbers, sorted by number', () => {
  const version = testVersion('next', {
    'language/commands/hash.md': `## Errors

| Error | When | Fix |
|---|---|---|
| 852, \`Wrong cost.\` | \`cost\` is out of range | Use 4 to 31 |
| 850, "Unsupported algorithm." | always | |
| an error without a number | now and then | Wait |
`,
    'api/$set.md': `| Error | Signature | Message | Cause and fix |
|---|---|---|---|
| -12 | \`dbmg\` | \`Gone\` | Create it again |
`,
    'api/overview.md':
      '| Code | Error | Message |\n|---|---|---|\n| 404 | Not found | `Not found` |\n',
  });
  expect(errorsOf(version)).toEqual([
    {
      code: -12,
      signature: 'dbmg',
      message: 'Gone',
      cause: '',
      fix: 'Create it again',
      route: 'api/$set',
    },
    {
      code: 850,
      message: 'Unsupported algorithm.',
      cause: 'always',
      route: 'language/commands/hash',
      anchor: 'errors',
    },
    {
      code: 852,
      message: 'Wrong cost.',
      cause: 'cost is out of range',
      fix: 'Use 4 to 31',
      route: 'language/commands/hash',
      anchor: 'errors',
    },
  ]);
});
