import fs from 'node:fs';

interface Comparison {
  /** Listed but missing. */
  missing: string[];
  /** Not listed, although the version must match its list exactly. */
  unlisted: string[];
}

/**
 * Compares a version's entries with its list, so that none get lost. A released version must
 * match exactly; `next` may have more entries. `npm run update:lists` writes the lists.
 *
 * @param file `{version}.txt`, one entry per line
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
