import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What indexes are made of: pages, their categories and versions, options, the code that reads and indexes. */
const sources = [
  'docs',
  'versioned_docs',
  'sidebars.ts',
  'versioned_sidebars',
  'versions.json',
  'docusaurus.config.ts',
  'src',
  'package-lock.json',
];

/**
 * A hash that changes when an index may have changed. The indexes are made after the bundle that
 * asks for them, so it cannot be the hash of their bytes.
 */
export function hashSources(siteDir: string): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(path.join(siteDir, source))) {
      hash.update(path.relative(siteDir, file)).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

function listFiles(place: string): string[] {
  if (!fs.existsSync(place)) {
    return [];
  }
  return fs.statSync(place).isFile()
    ? [place]
    : fs
        .readdirSync(place, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
}
