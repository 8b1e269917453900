/** Docusaurus' tag for the pages outside the versions. */
export const defaultTag = 'default';

/** Number of sections in each text file. */
export const sectionsPerTextFile = 50;

/**
 * Manifest with the hash in the name of each tag's index. Only this file is requested every time: the
 * index refers to the other files from its build, and browsers can cache all of them forever.
 */
export const manifestFile = 'search-files.json';

/** Content of the manifest: the indexes' hashes by tag. */
export type SearchManifest = Record<string, string>;

/** Folder for files that browsers can cache forever, because their names contain hashes. */
const cachedFolder = 'assets/search/';

/** Returns the path of a tag's index relative to the base URL; without a hash, the one for external tools. */
export function indexFile(tag: string, hash?: string): string {
  return hash === undefined
    ? `search-index-${tag}.json`
    : `${cachedFolder}search-index-${tag}.${hash}.json`;
}

/** Returns the path of a file with excerpt text for some of a tag's sections. */
export function textFile(tag: string, index: number, hash: string): string {
  return `${cachedFolder}search-text-${tag}-${index}.${hash}.json`;
}

/** Returns the path of the file with the signatures of the documented names, for queries by type. */
export function signaturesFile(tag: string, hash: string): string {
  return `${cachedFolder}search-signatures-${tag}.${hash}.json`;
}

/** Returns a file's name without its hash and folder. */
export function plainName(file: string): string {
  return file.replace(cachedFolder, '').replace(/\.[\da-f]{8}(?=\.json$)/, '');
}
