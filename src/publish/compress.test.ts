import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {assembleSmall} from '../../tests/support/smallRelease';

test('reuses compressed files from the previous release if the content is unchanged', async () => {
  const previousRelease = await assembleSmall({'faq.html': 'old', 'next/faq.html': 'same'});
  // Markers that show where a file came from.
  for (const page of ['docs/faq.html', 'docs/next/faq.html']) {
    fs.writeFileSync(path.join(previousRelease.site, `${page}.br`), 'reused');
  }
  const newRelease = await assembleSmall(
    {'faq.html': 'new', 'next/faq.html': 'same'},
    {earlier: {folder: previousRelease.dist, releases: 1}},
  );
  const read = (file: string) => fs.readFileSync(path.join(newRelease.site, 'docs', file));
  expect(read('next/faq.html.br').toString()).toBe('reused');
  expect(zlib.gunzipSync(read('next/faq.html.gz')).toString()).toBe('same');
  expect(zlib.brotliDecompressSync(read('faq.html.br')).toString()).toBe('new');
});
