import fs from 'node:fs';

interface Comparison {
  /** Listed but missing. */
  missing: string[];
  /** Not listed, in a version with an exact list. */
  unlisted: string[];
}

/**
 * Compares the entries of a version with its list, which guards against loss. A released version must
 * match exactly; `next` may have more. `npm run update:lists` writes the lists.
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
