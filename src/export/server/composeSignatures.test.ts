import {expect, test} from 'vitest';
import {exportedVersion} from '../../../tests/support/exportedVersion';
import {composeSignatures} from './composeSignatures';

/** Composes the signature files of a version with these pages. */
function compose(pages: Record<string, string>): Map<string, string> {
  const {version, context} = exportedVersion(pages);
  return new Map(composeSignatures(version, context).map(({address, text}) => [address, text]));
}

const pause = `---
description: Waits.
kind: command
theme: Process
---

\`\`\`qs signature
pause(duration : number {, name : string}) : boolean
pause(duration : time {, name : string}) : boolean
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| duration | number | → | How long, in ticks |
| name | string | → | What to say |
| Result | boolean | ← | Did it wait? |

| Error | Cause |
|---|---|
| 77, \`Too long\` | \`duration\` is too large |
`;

const file = `---
kind: class
---

A file.

## \`.open()\`

\`\`\`qs signature
.open({options : object}) : object
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| options | object | → | How to open it |
| Result | object | ← | A handle |

Opens the file.

| Property of \`options\` | Type | Default | Effect |
|---|---|---|---|
| \`mode\` | string | mandatory | Read or write |
| \`size\` | number | 10 | Bytes |
`;

test('writes a command in one line, with its signature, its purpose, and the unit of a parameter', () => {
  const commands = compose({'language/commands/pause': pause}).get(
    '/docs/llms/signatures-commands.txt',
  );
  expect(commands).toContain(
    '\n## Process\n- pause(duration : number or time {, name : string}) : boolean // Waits. duration: How long, in ticks.\n',
  );
  expect(commands).toContain('\n- 77: "Too long". duration is too large\n');
});

test('writes a member under its class, with the properties of its options and their defaults', () => {
  const files = compose({'language/FileClass': file}).get('/docs/llms/signatures-files.txt');
  expect(files).toContain(
    '\n## File\nA file.\n- .open({options : object}) : object // Opens the file.\n  - options: {mode* : string, size : number = 10}\n',
  );
});

test('composes no signatures for docs without a language', () => {
  expect(compose({faq: 'Text.\n'}).size).toBe(0);
});
