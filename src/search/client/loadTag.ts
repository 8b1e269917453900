import {readText} from '../../client/readText';
import {retryOnce} from '../../client/retryOnce';
import {Searcher} from '../engine/answer';
import type {KnownSignature} from '../engine/typeQuery/parseTypeQuery';
import {
  indexFile,
  manifestFile,
  sectionsPerTextFile,
  signaturesFile,
  textFile,
  type SearchManifest,
} from '../shared/files';
import {unpackIndex, type PackedIndex} from '../shared/packIndex';

/** A tag's index, ready for queries. */
export interface LoadedTag {
  searcher: Searcher;
  /** Returns the URL of the file with a section's text, from the same build as the index. */
  textUrl: (id: number) => string;
  /** Loads the signatures of the documented names. @throws Error like `loadTexts` */
  loadSignatures: () => Promise<KnownSignature[]>;
}

/**
 * Loads a tag's index.
 *
 * @param base the site's URL
 * @throws Error when it can't be loaded
 */
export function loadTag(base: string, tag: string): Promise<LoadedTag> {
  return retryOnce(async () => {
    const asManifest = (json: unknown) => json as SearchManifest;
    const manifest = await fetchJson(base + manifestFile, asManifest, 'no-cache');
    return orCheckManifest(base, async () => {
      const hash = manifest[tag];
      if (hash === undefined) {
        throw new Error(`${manifestFile} has no ${tag}.`);
      }
      return fetchJson(base + indexFile(tag, hash), (json) => toTag(json, base, tag));
    });
  });
}

function toTag(json: unknown, base: string, tag: string): LoadedTag {
  const index = unpackIndex(json as PackedIndex);
  const {texts, signatures} = index.files;
  return {
    searcher: new Searcher(index),
    textUrl: (id) => {
      const fileIndex = Math.floor(id / sectionsPerTextFile);
      return base + textFile(tag, fileIndex, texts[fileIndex] ?? '');
    },
    loadSignatures: () => loadList(base, base + signaturesFile(tag, signatures)),
  };
}

/**
 * Loads the text of some of a tag's sections.
 *
 * @throws Error when they can't be loaded; the next query then checks for a new index
 */
export function loadTexts(base: string, url: string): Promise<string[]> {
  return loadList(base, url);
}

function loadList<Item>(base: string, url: string): Promise<Item[]> {
  return orCheckManifest(base, () => retryOnce(() => fetchJson(url, toList<Item>)));
}

/**
 * If loading fails, makes the next query check for a new index: a redeployment may have removed this
 * one's files.
 */
async function orCheckManifest<T>(base: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    loads.delete(base + manifestFile);
    throw error;
  }
}

function toList<Item>(json: unknown): Item[] {
  if (!Array.isArray(json)) {
    throw new Error('The file is not a list.');
  }
  return json as Item[];
}

const loads = new Map<string, Promise<unknown>>();

/** URLs whose cached response could be the broken one. */
const failed = new Set<string>();

/**
 * Returns the file at the URL, parsed and passed through `convert` only once. If loading or parsing fails,
 * the next call requests the file from the server again, bypassing the browser's cache.
 *
 * @throws Error when it can't be loaded, or `convert` rejects it
 */
async function fetchJson<T>(
  url: string,
  convert: (json: unknown) => T,
  cache: RequestCache = 'default',
): Promise<T> {
  const cached = loads.get(url);
  if (cached) {
    return cached as Promise<T>;
  }
  const load = readText(url, failed.has(url) ? 'reload' : cache)
    .then((text) => JSON.parse(text) as unknown)
    .then(convert);
  loads.set(url, load);
  try {
    return await load;
  } catch (error) {
    failed.add(url);
    loads.delete(url);
    throw error;
  }
}
