import fs from 'node:fs';
import path from 'node:path';
import {FAILSAFE_SCHEMA, load, type YAMLException} from 'js-yaml';
import {memoize} from '../cache/memoize';
import type {Site} from './site';

/** Folder of the lists of keywords, relative to the site. */
export const keywordFolder = 'src/content/keywords';

/** What readers type to find a page or a section, where its own words aren't enough. In all versions. */
export interface Keywords {
  /** Absolute path and one-based line of the entry. */
  file: string;
  line: number;
  /** `guides/queries`, `guides/queries#sort`: the page's route in its version, and the section's anchor. */
  address: string;
  phrases: string[];
}

/** An error in a list of keywords. */
interface KeywordError {
  file: string;
  line: number;
  reason: string;
}

export interface KeywordLists {
  entries: Keywords[];
  errors: KeywordError[];
}

const lists = new Map<string, {state: string; lists: KeywordLists}>();

/** Reads a site's lists of keywords. Returns the same object until a file changes. */
export function readKeywords(siteDir: string): KeywordLists {
  const folder = path.join(siteDir, keywordFolder);
  const files = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => path.join(folder, name))
    : [];
  const state = files
    .map((file) => `${file} ${fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs}`)
    .join();
  const known = lists.get(siteDir);
  if (known?.state === state) {
    return known.lists;
  }
  const read = files.map((file) => parseKeywords(file, readIfAny(file)));
  const all = {
    entries: read.flatMap(({entries}) => entries),
    errors: read.flatMap(({errors}) => errors),
  };
  lists.set(siteDir, {state, lists: all});
  return all;
}

/** Git may remove a file between the listing of its folder and here. */
function readIfAny(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parseKeywords(file: string, text: string): KeywordLists {
  try {
    const lists: KeywordLists = {entries: [], errors: []};
    // In this schema, everything is text: `404`, `null`.
    const values = (load(text, {schema: FAILSAFE_SCHEMA}) ?? {}) as object;
    for (const [address, phrases] of Object.entries(values) as [string, unknown][]) {
      const line = text.split('\n').findIndex((item) => item.startsWith(`${address}:`)) + 1 || 1;
      if (isList(phrases)) {
        lists.entries.push({file, line, address, phrases: phrases.map((phrase) => phrase ?? '')});
      } else {
        lists.errors.push({file, line, reason: `"${address}" has no list of phrases`});
      }
    }
    return lists;
  } catch (error) {
    const {reason, mark} = error as YAMLException;
    return {
      entries: [],
      errors: [{file, line: mark.line + 1, reason: `not valid YAML: ${reason}`}],
    };
  }
}

function isList(value: unknown): value is (string | null)[] {
  return Array.isArray(value) && value.every((item) => item === null || typeof item === 'string');
}

/** Returns a page's keywords by anchor; those for the whole page have the anchor ''. */
export function keywordsOn(
  route: string,
  {keywords}: Site,
): ReadonlyMap<string, readonly string[]> {
  return keywordsByRoute(keywords).get(route) ?? new Map<string, readonly string[]>();
}

const keywordsByRoute = memoize(({entries}: KeywordLists) => {
  const byRoute = new Map<string, Map<string, string[]>>();
  for (const {address, phrases} of entries) {
    const [route = '', anchor = ''] = address.split('#');
    const byAnchor = byRoute.get(route) ?? new Map<string, string[]>();
    byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), ...phrases]);
    byRoute.set(route, byAnchor);
  }
  return byRoute;
});
