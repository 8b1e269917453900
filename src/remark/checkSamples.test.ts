import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {PropsWithChildren} from 'react';
import {describe, expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import checkSamples from './checkSamples';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
for (const [file, text] of Object.entries({
  'versions.json': '["1.1.0", "1.0.0"]',
  'docs/language/commands/length.md':
    '---\nkind: command\n---\n\n```qs signature\nlength(aString : string) : integer\n```\n',
  'docs/api/$top.md': 'A GET takes `$top`.',
})) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

const transform: [typeof checkSamples, {siteDir: string}] = [checkSamples, {siteDir}];
const pageFile = path.join(siteDir, 'docs/page.md');

function fence(language: string, ...lines: string[]): string {
  return ['```' + language, ...lines, '```'].join('\n');
}

function tabs(...samples: string[]): string {
  return ['<Tabs groupId="client">', ...samples, '</Tabs>'].join('\n\n');
}

const components = {Tabs: ({children}: PropsWithChildren) => children};

describe('a page is taken', () => {
  test.each([
    ['with samples that hold', fence('qs', 'size = length("Qodly") // 5')],
    ['with a fragment', fence('qs fragment', 'a ? b : c')],
    ['with a sample that is wrong on purpose', fence('qs wrong', 'size = lenght("Qodly")')],
    ['with a title that says "wrong"', fence('qs title="wrong"', 'sendMail')],
    ['with a signature', fence('qs signature', 'length(aString : string) : integer')],
    ['with the form of a statement', fence('qs signature syntax', 'while(Condition) … end')],
    ['with a constant that it tells itself', `\`kNew\`\n\n${fence('qs', 'send(kNew)')}`],
    ['with JSON', fence('json', '{"a": [1]}')],
    ['with a part of JSON', fence('json fragment', '"a": [1]')],
    ['with a request', fence('http', 'GET /rest/Employee?$top=1')],
    ['with a response', fence('http', 'HTTP/1.1 200 OK')],
    [
      'with tabs that say the same',
      tabs(fence('http', 'GET /rest/A'), fence('bash', 'curl "$E/rest/A"')),
    ],
  ])('%s', async (_, source) => {
    await expect(renderPage(source, [transform], pageFile, components)).resolves.toBeTruthy();
  });
});

describe('the build stops', () => {
  test.each([
    ['at a syntax error', fence('qs', 'a = 1', 'a == 1'), /page\.md:3:1: found a value, expected/],
    ['at an unknown command', fence('qs', 'a = lenght("x")'), /page\.md:2:5: there is no command/],
    [
      'in a list, with the column of the page',
      `- x\n\n  ${fence('qs', '  a == 1').replace(/\n(?=`)/, '\n  ')}`,
      /page\.md:4:3: found/,
    ],
    [
      'at whole statements marked as a fragment',
      fence('qs fragment', 'a = 1'),
      /page\.md:1: .*Take the mark "fragment" away/,
    ],
    [
      'at a sample marked as wrong that is not',
      fence('qs wrong', 'a = 1'),
      /page\.md:1: .*Take the mark "wrong" away/,
    ],
    [
      'at JSON that does not parse',
      fence('json', '{', '  "a": 1,', '}'),
      /page\.md:4: the JSON does not parse/,
    ],
    ['at JSON that ends too early', fence('json', '{', '  "a": 1'), /page\.md:3: the JSON/],
    [
      'at JSON marked as a fragment that is not',
      fence('json fragment', '{}'),
      /mark "fragment" away/,
    ],
    [
      'at an unknown parameter',
      fence('http', 'GET /rest/A?$tp=1'),
      /page\.md:2: no API page .*"\$tp"/,
    ],
    [
      'at an HTTP sample without a request',
      fence('http', '/rest/A'),
      /page\.md:2: .*begin with a request/,
    ],
    [
      'at tabs that differ',
      tabs(fence('http', 'GET /rest/A'), fence('bash', '# read', 'curl "$E/rest/B"')),
      /page\.md:9: the tabs "http" and "bash" differ: the path is "\/rest\/B" here/,
    ],
  ])('%s', async (_, source, message) => {
    expect(await refusal(source, [transform], pageFile)).toMatch(message);
  });

  test('with all faults of the page', async () => {
    const source = [fence('qs', 'a == 1'), fence('json', '{')].join('\n\n');
    expect((await refusal(source, [transform], pageFile)).split('\n')).toHaveLength(2);
  });

  test('at what the version of the page does not have', async () => {
    const source = fence('qs', 'size = length("Qodly")');
    const older = path.join(siteDir, 'versioned_docs/version-1.0.0/page.md');
    expect(await refusal(source, [transform], older)).toMatch(
      /"length" is a command of next, and not of this version/,
    );
  });
});
