import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const siteDir = path.resolve(import.meta.dirname, '../..');

function check(...args: string[]): {status: number | null; output: string} {
  const command = ['npm run --silent check --', ...args].join(' ');
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: siteDir,
    encoding: 'utf8',
    shell: true,
  });
  return {status, output: stdout + stderr};
}

test('npm run check accepts a page without errors', () => {
  const {status, output} = check('docs/faq.md');
  expect(output).toMatch(/^Checked 1 page in [\d.]+ s: no problems\.$/m);
  expect(status).toBe(0);
});

test.each([
  [
    'a missing page',
    'docs/fag.md',
    /no page or folder "docs\/fag\.md"\. Did you mean docs\/faq\.md/,
  ],
  ['an unknown option', '--chnaged', /--chnaged/],
])('npm run check fails for %s', (_, argument, message) => {
  const {status, output} = check(argument);
  expect(output).toMatch(message);
  expect(output).not.toMatch(/^ +at /m);
  expect(status).toBe(2);
});
