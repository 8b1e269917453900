import {expect, test} from 'vitest';
import {describeLimits, readUsage} from './hostLimits';

const files = (count: number) =>
  Object.fromEntries(
    Array.from({length: count}, (_, index) => [`docs/${index}.html`, {sha256: '', bytes: 10}]),
  );

test('skips compressed files, and counts redirects with an asterisk separately, as the host does', () => {
  const usage = readUsage(
    {
      ...files(3),
      'docs/0.html.br': {sha256: '', bytes: 1},
      'docs/big.zip': {sha256: '', bytes: 99},
    },
    '/docs /docs/ 301\n/docs/1/* /docs/:splat 301\n',
    '/docs/*\n  X: y\n/docs/assets/*\n  X: z\n',
  );
  expect(usage).toEqual({
    files: 4,
    'bytes in the largest file': 99,
    'redirects without an asterisk': 1,
    'redirects with an asterisk': 1,
    'header rules': 2,
  });
});

test('reports the usage of each limit, and warns at 80%', () => {
  const usage = readUsage(files(16_001), '', '');
  const {table, warnings} = describeLimits(usage);
  expect(table).toContain('| files | 16001 | 20000 |');
  expect(warnings).toEqual([
    'Cloudflare Pages (free plan) allows 20000 files, and this release has 16001. See "How large" in src/publish/README.md.',
  ]);
  expect(describeLimits(readUsage(files(15_000), '', '')).warnings).toEqual([]);
});
