import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The code that makes pages, which the bundler does not see. */
const codeFolders = [
  'checks',
  'components/writers',
  'config',
  'content',
  'language',
  'remark',
  'rest',
];

/**
 * For the bundler's cache, which keeps compiled pages from one start to the next: another one when
 * pages may be compiled to something else, though their own text is the same.
 *
 * @param outline what pages show of each other, see `watchPages`
 */
export function cacheVersion(siteDir: string, outline: string): string {
  const sum = crypto.createHash('sha1').update(outline);
  const files = codeFolders.flatMap((folder) => filesIn(path.join(siteDir, 'src', folder)));
  for (const file of [...files, path.join(siteDir, 'package-lock.json')]) {
    sum.update(file).update(fs.readFileSync(file));
  }
  return sum.digest('hex');
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}
