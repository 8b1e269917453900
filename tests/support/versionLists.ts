import fs from 'node:fs';

interface Comparison {
  /** Listed, and gone. */
  missing: string[];
  /** Not listed, in a version whose list is exact. */
  unlisted: string[];
}

/**
 * Compares what a version has with its list, which guards against loss. A released version has
 * exactly what is listed; next may have more. `npm run update:lists` writes the lists.
 *
 * @param file `{version}.txt`, one entry a line
 */
export function compareWithList(
  actual: Iterable<string>,
  version: string,
  file: string,
): Comparison {
  const entries = [...new Set(actual)].sort();
  if (process.env.MODE === 'update-lists') {
    fs.writeFileSync(file, `${entries.join('\n')}\n`);
  }
  const listed = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return {
    missing: listed.filter((entry) => !entries.includes(entry)),
    unlisted: version === 'next' ? [] : entries.filter((entry) => !listed.includes(entry)),
  };
}
