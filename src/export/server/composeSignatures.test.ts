import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {composeSignatures} from './composeSignatures';

/** The signature files of a version with these pages. */
function compose(pages: Record<string, string>): Map<string, string> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'signatures-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  const names = {label: 'next', name: 'next', path: '/docs/'};
  const exported = Object.entries(pages).map(([name, text]) => {
    const file = path.join(siteDir, 'docs', `${name}.md`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    const permalink = `/docs/${name}`;
    return {title: name, description: '', permalink, version: names, file, keywords: []};
  });
  const version = {...names, isLatest: true, sections: [{title: 'All', pages: exported}]};
  const context = {
    siteDir,
    siteUrl: 'https://site.example',
    baseUrl: '/docs/',
    permalinks: new Map<string, string>(),
  };
  return new Map(composeSignatures(version, context).map(({address, text}) => [address, text]));
}

const pause = `---
description: Waits.
kind: command
theme: Process
---

\`\`\`qs signature
pause(duration : number {, name : string}) : boolean
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

test('a command has one line with its signature, its purpose, and the unit of a parameter', () => {
  const commands = compose({'language/commands/pause': pause}).get(
    '/docs/llms/signatures-commands.txt',
  );
  expect(commands).toContain(
    '\n## Process\n- pause(duration : number {, name : string}) : boolean // Waits. duration: How long, in ticks.\n',
  );
  expect(commands).toContain('\n- 77: "Too long". duration is too large\n');
});

test('a member is under its class, with the properties of its options and what they default to', () => {
  const files = compose({'language/FileClass': file}).get('/docs/llms/signatures-files.txt');
  expect(files).toContain(
    '\n## File\nA file.\n- .open({options : object}) : object // Opens the file.\n  - options: {mode* : string, size : number = 10}\n',
  );
});

test('docs without a language have no signatures', () => {
  expect(compose({faq: 'Text.\n'}).size).toBe(0);
});
