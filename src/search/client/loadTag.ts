import {retryOnce} from '../../client/retryOnce';
import {
  codeFile,
  indexFile,
  manifestFile,
  signaturesFile,
  textFile,
  textFileIndex,
  type SearchManifest,
} from '../shared/files';
import type {ServedIndex} from '../shared/types';
import {Searcher} from '../engine/answer';
import {fetchJson, invalidate} from './fetchJson';
import {readSignatures, type KnownSignatures} from '../engine/typeQuery/readSignatures';

/** A tag's index, ready for queries. */
export interface LoadedTag {
  searcher: Searcher;
  /** Returns the URL of the file with a section's text, from the same build as the index. */
  textUrl: (id: number) => string;
  /** Returns the URL of the file with a section's code samples. */
  codeUrl: (id: number) => string;
  /** URL of the file with the signatures of the documented names. */
  signaturesUrl: string;
}

/**
 * Loads a tag's index.
 *
 * @param base the site's URL
 * @throws Error when it can't be loaded
 */
export function loadTag(base: string, tag: string): Promise<LoadedTag> {
  return retryOnce(async () => {
    const hash = await readHash(base, tag);
    try {
      return await fetchJson(base + indexFile(tag, hash), (json) => toTag(json, base, tag));
    } catch (error) {
      forgetManifest(base);
      throw error;
    }
  });
}

function toTag(json: unknown, base: string, tag: string): LoadedTag {
  const index = json as ServedIndex;
  const {texts, codes, signatures} = index.files;
  const urlOf = (file: typeof textFile, hashes: readonly string[], id: number) => {
    const fileIndex = textFileIndex(id);
    return base + file(tag, fileIndex, hashes[fileIndex] ?? '');
  };
  return {
    searcher: new Searcher(index),
    textUrl: (id) => urlOf(textFile, texts, id),
    codeUrl: (id) => urlOf(codeFile, codes, id),
    signaturesUrl: base + signaturesFile(tag, signatures),
  };
}

/**
 * Loads the text or code samples for some of a tag's sections.
 *
 * @throws Error when they can't be loaded; the next query then checks for a new index
 */
export function loadTexts(base: string, url: string): Promise<string[]> {
  return loadFile(base, url, toTexts);
}

/** Loads the signatures of the documented names. @throws Error like `loadTexts` */
export function loadSignatures(base: string, url: string): Promise<KnownSignatures> {
  return loadFile(base, url, readSignatures);
}

async function loadFile<T>(base: string, url: string, convert: (json: unknown) => T): Promise<T> {
  try {
    return await retryOnce(() => fetchJson(url, convert));
  } catch (error) {
    forgetManifest(base);
    throw error;
  }
}

async function readHash(base: string, tag: string): Promise<string> {
  const manifest = await fetchJson(base + manifestFile, toManifest, 'no-cache');
  const hash = manifest[tag];
  if (hash === undefined) {
    forgetManifest(base);
    throw new Error(`${manifestFile} has no ${tag}.`);
  }
  return hash;
}

/** Makes the next query check for a new index: a redeployment may have removed this one's files. */
function forgetManifest(base: string): void {
  invalidate(base + manifestFile);
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
