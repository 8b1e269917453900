import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the version of the cached values. It changes whenever a page could compile to a different
 * result even though its own text hasn't changed.
 *
 * @param sources paths of code and other source files, relative to the site; they need not exist
 * @param sharedContent what pages show from other pages and the configuration
 */
export function cacheVersion(
  siteDir: string,
  sources: readonly string[],
  sharedContent = '',
): string {
  const hash = crypto.createHash('sha1').update(sharedContent);
  // The lock file covers the dictionaries, which come from packages.
  for (const source of [...sources, 'package-lock.json']) {
    for (const file of filesIn(path.join(siteDir, source))) {
      hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Lists files except tests and pages (the bundler tracks pages). Includes templates, which checks read. */
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
