import fs from 'node:fs';
import path from 'node:path';
import type {Site} from '../../content/site';

/** Milliseconds: `readSite` looks at the files again only after half a second. */
const quietTime = 550;

/** Calls back with the pages that have been saved, renamed or taken away, once writing has stopped. */
export function watchFiles({versions}: Site, onChange: (files: string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const {directory} of versions) {
    fs.watch(directory, {recursive: true}, (_, file) => {
      if (!file || !/\.mdx?$/.test(file)) {
        return;
      }
      changed.add(path.join(directory, file));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        onChange(files);
      }, quietTime);
    });
  }
}
