import {remember} from './remember';
import type {Version} from './site';

const marked = /\*\*([^*\n]+)\*\*|`([^`\n]+)`|^#+ (.+)$|\[([^\]\n]+)\]\(/gm;

/**
 * The names that the pages of a version know: what stands in bold, as labels of the screen do, in
 * code marks, as names of data do, as a heading or as a link. Read from the source: to parse each
 * page takes seconds.
 */
export const labelsOf = remember(({pages}: Version): Set<string> => {
  const labels = new Set<string>();
  for (const {source} of pages) {
    for (const [, ...names] of source.matchAll(marked)) {
      labels.add((names.find(Boolean) ?? '').replaceAll('*', ''));
    }
  }
  return labels;
});
