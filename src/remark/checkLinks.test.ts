import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import checkLinks from './checkLinks';

let page: string;

beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.writeFileSync(
    path.join(folder, 'other.md'),
    '## `.wait()`\n\n## Twice\n\n## Twice\n\n## Own {/* #start */}\n',
  );
  page = path.join(folder, 'page.md');
});

test.each([
  '[a](./other.md)',
  '[a](./other.md#wait)',
  '[a](other.md#twice-1)',
  '[a](other.md#start)',
  '## Here\n\n[a](#here)',
  '[a](https://qodly.com)',
  '[a](mailto:contact@qodly.com)',
])('takes %s', async (text) => {
  await expect(renderPage(text, [checkLinks], page)).resolves.toContain('<a');
});

test.each([
  ['[a](./none.md)', /:1: the link leads to ".\/none.md", and there is no such file/],
  [
    '\n\n[a](./other.md#gone)',
    /:3: .*"#gone", and no heading of .\/other.md has it\. Write one of #wait/,
  ],
  ['[a](#gone)', /no heading of this page has it/],
  ['[a](/docs/faq)', /is an address of the site/],
  ['![a](./none.png)', /there is no such file/],
  ['\n\n[a](./100%.md)', /:3: the link "\.\/100%\.md" has a "%".* Write "%25"/],
  ['[a](#100%)', /:1: the link "#100%" has a "%"/],
])('stops the build at %s', async (text, message) => {
  expect(await refusal(text, [checkLinks], page)).toMatch(message);
});

test('names every broken link of the page at once', async () => {
  const faults = await refusal('[a](#one)\n\n[b](#two)', [checkLinks], page);
  expect(faults).toMatch(/:1: .*#one[\s\S]*:3: .*#two/);
});
