import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pagePaths, versionTrees} from '../../src/content/trees';
import {checkPage} from './checkPage';

const siteDir = path.resolve(import.meta.dirname, '../..');

for (const tree of versionTrees(siteDir)) {
  describe(path.relative(siteDir, tree.directory), () => {
    test.each(pagePaths(tree.directory))('%s keeps to the page grammar', async (page) => {
      expect(await checkPage(path.join(tree.directory, page), siteDir)).toEqual([]);
    });
  });
}
