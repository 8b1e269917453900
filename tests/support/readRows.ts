import fs from 'node:fs';

/** Reads the rows of a table, whose columns are separated by tabs. Its comments explain it. */
export function readRows(file: string): string[][] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'));
}
