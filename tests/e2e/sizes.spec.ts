import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';
import {saveData} from '../support/saveData';

/** Most bytes, compressed with gzip, of what a first visit to a page asks for. */
const budgets: Record<string, number> = {
  document: 20_000,
  script: 235_000,
  stylesheet: 22_000,
  image: 5_000,
};

const kinds = ['landing', 'command', 'list of commands', 'old version'] as const;

for (const kind of kinds) {
  test(`a first visit to a page of the kind ${kind} is small`, async ({page}) => {
    // What is loaded ahead of a click does not count.
    await page.addInitScript(saveData);
    const sizes: Record<string, Promise<number>[]> = {};
    page.on('response', (response) => {
      const type = response.url().endsWith('.svg') ? 'image' : response.request().resourceType();
      (sizes[type] ??= []).push(response.body().then((body) => zlib.gzipSync(body).length));
    });
    await open(page, pageKinds[kind]);
    for (const [type, promises] of Object.entries(sizes)) {
      const sum = (await Promise.all(promises)).reduce((total, size) => total + size, 0);
      expect(sum, type).toBeLessThanOrEqual(budgets[type] ?? 0);
    }
  });
}
