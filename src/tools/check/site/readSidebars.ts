import fs from 'node:fs';
import type {Site, Version} from '../../../content/site';
import {sidebarFile} from '../../sidebarFiles';

/** The sidebars of a version by their names; undefined if it has no file of sidebars. */
export async function readSidebars(
  site: Site,
  version: Version,
): Promise<Record<string, unknown> | undefined> {
  const file = sidebarFile(site, version);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  if (file.endsWith('.json')) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  }
  const {default: sidebars} = (await import(file)) as {default: Record<string, unknown>};
  return sidebars;
}

/** Ids of the pages in the sidebars, in order, including the pages of categories. */
export function pagesIn(sidebars: Record<string, unknown>): string[] {
  return Object.values(sidebars).flatMap(idsIn);
}

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  const {type, id, items, link} = item as {
    type?: string;
    id?: string;
    items?: unknown;
    link?: object;
  };
  return [
    ...(type === 'doc' && id ? [id] : []),
    ...(link ? idsIn(link) : []),
    ...(items ? idsIn(items) : []),
  ];
}
