import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {cacheVersion} from './cacheVersion';

test('the cache of the bundler is left when what pages show of each other changes, or their code', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-cache-'));
  for (const folder of ['checks', 'components/writers', 'config', 'content']) {
    fs.mkdirSync(path.join(siteDir, 'src', folder), {recursive: true});
  }
  for (const folder of ['language', 'remark', 'rest']) {
    fs.mkdirSync(path.join(siteDir, 'src', folder));
  }
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  const before = cacheVersion(siteDir, 'a');
  expect(cacheVersion(siteDir, 'a')).toBe(before);
  expect(cacheVersion(siteDir, 'b')).not.toBe(before);
  fs.writeFileSync(path.join(siteDir, 'src/remark/members.ts'), 'code');
  expect(cacheVersion(siteDir, 'a')).not.toBe(before);
  fs.rmSync(siteDir, {recursive: true});
});
