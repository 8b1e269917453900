import fs from 'node:fs';
import path from 'node:path';

/** Reads the rows of a table in this folder, whose columns are separated by tabs. Its comments explain it. */
export function readRows(name: string): string[][] {
  const text = fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  return lines.map((line) => line.split('\t'));
}
