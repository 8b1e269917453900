import path from 'node:path';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import type {Page} from '../../src/content/page';
import {readSite} from '../../src/content/site';
import {pageTransforms} from '../../src/remark';

const siteDir = path.resolve(import.meta.dirname, '../..');
const transform = unified().use(pageTransforms(siteDir)).freeze();

/** Returns the build's error message for the page; empty if the page has no errors. */
async function buildError(page: Page): Promise<string> {
  const file = new VFile({path: page.file, value: page.source, cwd: siteDir});
  try {
    await transform.run(page.copyTree(), file);
    return '';
  } catch (error) {
    return (error as {reason?: string}).reason ?? String(error);
  }
}

for (const {directory, pages} of readSite(siteDir).versions) {
  describe(path.relative(siteDir, directory), () => {
    test.each(pages.map((page) => [page.path, page] as const))(
      '%s follows the page grammar',
      async (_, page) => {
        expect(await buildError(page)).toBe('');
      },
    );
  });
}
