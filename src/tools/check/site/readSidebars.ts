import fs from 'node:fs';
import type {Site, Version} from '../../../content/site';
import {sidebarFile} from '../../sidebarFiles';

/** Thrown if the sidebars file can't be read. */
export class SidebarError extends Error {
  /** One-based. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Returns a version's sidebars by name, or undefined if it has no sidebars file or an unreadable one,
 * which `sidebarProblems` reports.
 */
export async function readValidSidebars(
  site: Site,
  version: Version,
): Promise<Record<string, unknown> | undefined> {
  try {
    return await readSidebars(site, version);
  } catch (error) {
    if (error instanceof SidebarError) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Returns a version's sidebars by name, or undefined if it has no sidebars file.
 *
 * @throws SidebarError if the file can't be read
 */
export async function readSidebars(
  site: Site,
  version: Version,
): Promise<Record<string, unknown> | undefined> {
  const file = sidebarFile(site, version);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  if (file.endsWith('.json')) {
    return parseSidebars(fs.readFileSync(file, 'utf8'));
  }
  try {
    const {default: sidebars} = (await import(file)) as {default: Record<string, unknown>};
    return sidebars;
  } catch (error) {
    // The compiler's message begins with the reason, and names the line in brackets.
    const message = String((error as Error).message);
    const [, reason = message.split('\n')[0]] = /^\s*(?:x|×)\s+(.*)$/m.exec(message) ?? [];
    throw new SidebarError(reason ?? '', Number(/:(\d+):\d+\]/.exec(message)?.[1] ?? 1));
  }
}

function parseSidebars(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch (error) {
    const {message} = error as Error;
    const precedingText = json.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? 0));
    throw new SidebarError(
      message.replace(/ in JSON at position .*| is not valid JSON.*/s, ''),
      precedingText.split('\n').length,
    );
  }
}

/** Returns the ids of the pages in the sidebars, in order, including pages that categories link to. */
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
