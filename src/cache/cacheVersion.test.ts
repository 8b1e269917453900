import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {cacheVersion, pageCode} from './cacheVersion';

test('what is kept is left when the facts change, the code, the packages or a picture', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-cache-'));
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
  };
  const version = (facts = 'a') => cacheVersion(siteDir, [...pageCode, 'docs'], facts);
  write('package-lock.json', '{}');
  const before = version();
  expect(version()).toBe(before);
  expect(version('b')).not.toBe(before);
  write('docs/faq.md', 'text');
  write('src/remark/members.test.ts', 'code');
  expect(version()).toBe(before);
  const seen = new Set([before]);
  for (const file of ['src/remark/members.ts', 'package-lock.json', 'docs/img/map.png']) {
    write(file, 'new');
    seen.add(version());
  }
  expect(seen.size).toBe(4);
  fs.rmSync(siteDir, {recursive: true});
});
