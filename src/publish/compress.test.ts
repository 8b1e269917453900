import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, expect, test} from 'vitest';
import {assembleSmall} from '../../tests/support/smallRelease';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));

afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

test('reuses compressed files of the previous release if the bytes are the same', async () => {
  const before = await assembleSmall(root, {'faq.html': 'old', 'next/faq.html': 'same'});
  // Markers that show the origin of a file.
  for (const page of ['docs/faq.html', 'docs/next/faq.html']) {
    fs.writeFileSync(path.join(before.site, `${page}.br`), 'taken over');
  }
  const after = await assembleSmall(
    root,
    {'faq.html': 'new', 'next/faq.html': 'same'},
    {earlier: {folder: before.dist, releases: 1}},
  );
  const read = (file: string) => fs.readFileSync(path.join(after.site, 'docs', file));
  expect(read('next/faq.html.br').toString()).toBe('taken over');
  expect(zlib.gunzipSync(read('next/faq.html.gz')).toString()).toBe('same');
  expect(zlib.brotliDecompressSync(read('faq.html.br')).toString()).toBe('new');
});
