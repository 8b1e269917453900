import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the version of the cached values. It changes whenever a page may compile to a different
 * result although its own text is the same.
 *
 * @param sources paths of code and other source files, relative to the site; they need not exist
 * @param facts content that pages show from other pages and from the configuration
 */
export function cacheVersion(siteDir: string, sources: readonly string[], facts = ''): string {
  const sum = crypto.createHash('sha1').update(facts);
  // Dictionaries come from packages.
  for (const source of [...sources, 'package-lock.json']) {
    for (const file of filesIn(path.join(siteDir, source))) {
      sum.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return sum.digest('hex');
}

/** Lists all files except tests and pages, which the bundler tracks. Checks read the templates. */
function filesIn(source: string): string[] {
  if (!fs.existsSync(source)) {
    return [];
  }
  if (fs.statSync(source).isFile()) {
    return [source];
  }
  return fs
    .readdirSync(source, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .filter(
      (file) => !/\.(?:test\.tsx?|mdx?)$/.test(file) || /[\\/]src[\\/]templates[\\/]/.test(file),
    )
    .sort();
}
