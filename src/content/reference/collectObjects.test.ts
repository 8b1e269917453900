import {expect, test} from 'vitest';
import {readPages} from '../../../tests/support/readPages';
import {testPageOf} from '../../../tests/support/testSite';
import {entriesOf} from './collectReference';

function objectsOf(source: string, route: string) {
  return Object.fromEntries(
    entriesOf(testPageOf(source, `${route}.md`)).map(({name, objects}) => [name, objects]),
  );
}

const {transporter = ''} = readPages(import.meta.dirname, 'collectObjects.pages.txt');

test('reads the properties of objects with types and defaults, by member', () => {
  const {Mail, send} = objectsOf(transporter, 'language/MailClass');
  expect(send).toEqual([
    {
      name: 'options',
      description: '',
      properties: [
        {name: 'host', type: 'string', required: true, description: 'Name of the server'},
        {name: 'port', type: 'integer', default: '587', description: 'Port'},
        {name: 'securePort', type: 'integer', default: '587', description: 'Port'},
      ],
    },
    {
      name: 'result',
      description: 'Check the result:',
      properties: [
        {
          name: 'errors[].code',
          type: 'number',
          description: 'Present when: it failed; Content: Code',
        },
      ],
    },
    {
      name: 'Headers',
      description: '',
      anchor: 'headers',
      properties: [{name: 'name', type: 'string', description: 'Field'}],
    },
    {
      name: 'line',
      description: '',
      anchor: 'headers',
      properties: [{name: 'text', type: '', description: 'Its text'}],
    },
  ]);
  expect(Mail).toMatchObject([{name: 'Status', anchor: 'status'}]);
});

test('names an object after the sentence above its table', () => {
  const source = `---
kind: command
---

\`\`\`qs signature
check(text : string) : object
\`\`\`

## Description

\`settings\` has these properties:

| Property | Type | Value |
|---|---|---|
| \`a\` | string | A |

Each error has these properties:

| Property | Type | Value |
|---|---|---|
| \`b\` | string | B |

The result has these properties:

| Property | Type | Value |
|---|---|---|
| \`c\` | string | C |
`;
  const {check} = objectsOf(source, 'language/commands/check');
  expect(check?.map(({name}) => name)).toEqual(['settings', 'error', 'result']);
});

test('reads no properties from a table about something else', () => {
  const source =
    '---\nkind: command\n---\n\n| Property contains | Reset to |\n|---|---|\n| `a` | null |\n';
  expect(objectsOf(source, 'language/commands/clear')).toEqual({clear: undefined});
});
