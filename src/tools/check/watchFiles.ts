import {once} from 'node:events';
import {watch} from 'chokidar';
import type {Site} from '../../content/site/site';

/** In milliseconds. Longer than half a second, since `readSite` checks the files only that often. */
const quietTime = 550;

/**
 * Calls back with saved, renamed, or deleted pages once changes have stopped. Resolves once all pages are
 * being watched.
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
