import path from 'node:path';
import type {Site, Version} from '../content/site/site';
import {writeJson} from './fileChanges';

/** Returns the path of a version's sidebars file. */
export function sidebarFile({directory}: Site, {name}: Version): string {
  return name === 'current'
    ? path.join(directory, 'sidebars.ts')
    : path.join(directory, 'versioned_sidebars', `version-${name}-sidebars.json`);
}

/** Replaces one id with another wherever it's in quotes. */
export function renameId(sidebars: string, from: string, to: string): string {
  return sidebars.replaceAll(`'${from}'`, () => `'${to}'`).replaceAll(`"${from}"`, () => `"${to}"`);
}

/**
 * Inserts an id before the first or after the last one in its folder; returns undefined if the folder has none.
 *
 * in:  `'guides/queries',`, and the id `guides/uploads`
 * out: `'guides/queries',`, and on a new line `'guides/uploads',`
 */
export function insertId(
  sidebars: string,
  id: string,
  position: 'first' | 'last',
): string | undefined {
  const lines = sidebars.split('\n');
  const folder = path.posix.dirname(id);
  const isInFolder = (line: string) => {
    const known = /^\s*'([^']+)',$/.exec(line)?.[1];
    return known !== undefined && path.posix.dirname(known) === folder;
  };
  const index =
    position === 'first' ? lines.findIndex(isInFolder) : lines.findLastIndex(isInFolder);
  if (index < 0) {
    return undefined;
  }
  const indent = /^\s*/.exec(lines[index] ?? '')?.[0] ?? '';
  return lines
    .toSpliced(position === 'first' ? index : index + 1, 0, `${indent}'${id}',`)
    .join('\n');
}

/** Returns the sidebars without an id. A released version stores them as JSON. */
export function removeId(sidebars: string, id: string): string {
  if (!sidebars.trimStart().startsWith('{')) {
    return sidebars
      .split('\n')
      .filter((line) => line.trim() !== `'${id}',`)
      .join('\n');
  }
  return writeJson(withoutId(JSON.parse(sidebars), id));
}

function withoutId(item: unknown, id: string): unknown {
  if (Array.isArray(item)) {
    return item.filter((candidate) => candidate !== id).map((item) => withoutId(item, id));
  }
  return typeof item === 'object' && item !== null
    ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, withoutId(value, id)]))
    : item;
}
