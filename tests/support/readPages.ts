import fs from 'node:fs';
import path from 'node:path';

/** Reads pages from a text next to a test. A line "=== NAME" begins a page; lines before the first are ignored. */
export function readPages(folder: string, file: string): Record<string, string> {
  const [, ...blocks] = fs.readFileSync(path.join(folder, file), 'utf8').split(/^=== /m);
  return Object.fromEntries(
    blocks.map((block) => {
      const end = block.indexOf('\n');
      return [block.slice(0, end), block.slice(end + 1)];
    }),
  );
}
