import {once} from 'node:events';
import {watch} from 'chokidar';
import type {Site} from '../../content/site';

/** Milliseconds: `readSite` looks at the files again only after half a second. */
const quietTime = 550;

/**
 * Calls back with the pages that have been saved, renamed or taken away, once writing has stopped.
 * Resolves when it sees every change.
 */
export async function watchFiles(
  {versions}: Site,
  onChange: (files: string[]) => void,
): Promise<void> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    versions.map(({directory}) => directory),
    {ignoreInitial: true},
  );
  watcher.on('all', (_, file) => {
    if (!/\.mdx?$/.test(file)) {
      return;
    }
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, quietTime);
  });
  await once(watcher, 'ready');
}
