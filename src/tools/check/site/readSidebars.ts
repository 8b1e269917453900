import fs from 'node:fs';
import type {Site, Version} from '../../../content/site';
import {sidebarFile} from '../../sidebarFiles';

type Sidebars = Record<string, unknown>;

/** A version's sidebars by name, or the reason why the file can't be read, and its one-based line. */
type ReadResult = {sidebars: Sidebars} | {error: {message: string; line: number}};

/** Reads a version's sidebars; returns undefined if it has none. */
export async function readSidebars(site: Site, version: Version): Promise<ReadResult | undefined> {
  const file = sidebarFile(site, version);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  if (file.endsWith('.json')) {
    return parseSidebars(fs.readFileSync(file, 'utf8'));
  }
  try {
    const {default: sidebars} = (await import(file)) as {default?: Sidebars};
    return sidebars && {sidebars};
  } catch (error) {
    // The compiler's message begins with the reason, and names the line in brackets.
    const text = String((error as Error).message);
    const [, message = text.split('\n')[0] ?? ''] = /^\s*(?:x|×)\s+(.*)$/m.exec(text) ?? [];
    return {error: {message, line: Number(/:(\d+):\d+\]/.exec(text)?.[1] ?? 1)}};
  }
}

function parseSidebars(json: string): ReadResult | undefined {
  try {
    const sidebars = JSON.parse(json) as Sidebars | null;
    return sidebars ? {sidebars} : undefined;
  } catch (error) {
    const {message} = error as Error;
    const precedingText = json.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? 0));
    const reason = message.replace(/ in JSON at position .*| is not valid JSON.*/s, '');
    return {error: {message: reason, line: precedingText.split('\n').length}};
  }
}

/** Returns the ids of the pages in the sidebars, in order, including pages that categories link to. */
export function pagesIn(sidebars: Sidebars): string[] {
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
