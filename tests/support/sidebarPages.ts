import fs from 'node:fs';
import path from 'node:path';
import type {Version} from '../../src/content/site';
import nextSidebars from '../../sidebars';

/** The sidebars of a version, by their names. */
export function sidebarsOf(siteDir: string, {name}: Version): Record<string, unknown> {
  return name === 'current'
    ? nextSidebars
    : (JSON.parse(
        fs.readFileSync(
          path.join(siteDir, 'versioned_sidebars', `version-${name}-sidebars.json`),
          'utf8',
        ),
      ) as Record<string, unknown>);
}

/** Ids of the pages in the sidebars of a version, categories' own pages included. */
export function sidebarPages(siteDir: string, version: Version): string[] {
  return Object.values(sidebarsOf(siteDir, version)).flatMap(pageIds);
}

function pageIds(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(pageIds);
  }
  const {type, id, items, link} = item as {
    type?: string;
    id?: string;
    items?: unknown;
    link?: object;
  };
  return [
    ...(type === 'doc' && id ? [id] : []),
    ...(link ? pageIds(link) : []),
    ...(items ? pageIds(items) : []),
  ];
}
