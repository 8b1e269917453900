import {retryOnce} from '../../client/retryOnce';
import {
  indexFile,
  manifestFile,
  sectionsPerTextFile,
  signaturesFile,
  textFile,
  type SearchManifest,
} from '../shared/files';
import {unpackIndex, type PackedIndex} from '../shared/packIndex';
import {Searcher} from '../engine/answer';
import {fetchJson, invalidate} from './fetchJson';
import {readSignatures, type KnownSignatures} from '../engine/typeQuery/readSignatures';

/** A tag's index, ready for queries. */
export interface LoadedTag {
  tag: string;
  searcher: Searcher;
  /** Returns the URL of the file with a section's text, from the same build as the index. */
  textUrl: (id: number) => string;
  /** Loads the signatures of the documented names. @throws Error like `loadTexts` */
  loadSignatures: () => Promise<KnownSignatures>;
}

/**
 * Loads a tag's index.
 *
 * @param base the site's URL
 * @throws Error when it can't be loaded
 */
export function loadTag(base: string, tag: string): Promise<LoadedTag> {
  return retryOnce(async () => {
    const manifest = await fetchJson(base + manifestFile, toManifest, 'no-cache');
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
    tag,
    searcher: new Searcher(index),
    textUrl: (id) => {
      const fileIndex = Math.floor(id / sectionsPerTextFile);
      return base + textFile(tag, fileIndex, texts[fileIndex] ?? '');
    },
    loadSignatures: () => loadFile(base, base + signaturesFile(tag, signatures), readSignatures),
  };
}

/**
 * Loads the text of some of a tag's sections.
 *
 * @throws Error when they can't be loaded; the next query then checks for a new index
 */
export function loadTexts(base: string, url: string): Promise<string[]> {
  return loadFile(base, url, toTexts);
}

function loadFile<T>(base: string, url: string, convert: (json: unknown) => T): Promise<T> {
  return orCheckManifest(base, () => retryOnce(() => fetchJson(url, convert)));
}

/**
 * If loading fails, makes the next query check for a new index: a redeployment may have removed this
 * one's files.
 */
async function orCheckManifest<T>(base: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    invalidate(base + manifestFile);
    throw error;
  }
}

function toManifest(json: unknown): SearchManifest {
  if (typeof json !== 'object' || json === null) {
    throw new Error(`${manifestFile} is not a list of hashes.`);
  }
  return json as SearchManifest;
}

function toTexts(json: unknown): string[] {
  if (!Array.isArray(json) || json.some((text) => typeof text !== 'string')) {
    throw new Error('The file is not a list of strings.');
  }
  return json as string[];
}
