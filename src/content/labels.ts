import {memoize} from './memoize';
import type {Version} from './site';

const markedName = /\*\*([^*\n]+)\*\*|`([^`\n]+)`|^#+ (.+)$|\[([^\]\n]+)\]\(/gm;

/**
 * Returns the names that the version's pages mention: text in bold (labels on the screen), inline
 * code (names of data), headings, and links. Reads them from the source, since parsing all pages
 * takes seconds.
 */
export const labelsOf = memoize(({pages}: Version): Set<string> => {
  const labels = new Set<string>();
  for (const {source} of pages) {
    for (const [, ...names] of source.matchAll(markedName)) {
      labels.add((names.find(Boolean) ?? '').replaceAll('*', ''));
    }
  }
  return labels;
});
