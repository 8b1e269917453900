import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The code that makes pages, which the bundler does not see. */
export const pageCode = [
  'src/addresses',
  'src/checks',
  'src/components/writers',
  'src/config',
  'src/content',
  'src/language',
  'src/remark',
  'src/rest',
];

/**
 * For what is kept from one start or build to the next: another one when pages may be compiled to
 * something else, though their own text is the same.
 *
 * @param sources folders and files below the site's, those of code and others; need not be there
 * @param facts what pages show of each other, and of the configuration
 */
export function cacheVersion(siteDir: string, sources: readonly string[], facts: string): string {
  const sum = crypto.createHash('sha1').update(facts);
  for (const source of [...sources, 'package-lock.json']) {
    for (const file of filesIn(path.join(siteDir, source))) {
      sum.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return sum.digest('hex');
}

/** Tests and Markdown change nothing that is kept: the bundler knows of each page by itself. */
function filesIn(source: string): string[] {
  if (!fs.existsSync(source)) {
    return [];
  }
  if (fs.statSync(source).isFile()) {
    return [source];
  }
  return fs
    .readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:test\.tsx?|mdx?)$/.test(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}
