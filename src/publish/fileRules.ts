import {createHash} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Values of `Cache-Control`, for browsers and CDNs. */
export const cacheControl = {
  /** The name contains a hash of the content, so it changes with the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated with its ETag each time. */
  revalidated: 'no-cache',
} as const;

/** Relative to the site's base path. All file names in it contain a hash. */
export const hashedFolder = 'assets/';

/** The page for unknown URLs. */
export const notFoundPage = '404.html';

/** Folders that pages refer to, which must be uploaded before them. */
const neededFolders = [hashedFolder, 'img/'];

/** Content types that a host must send, by extension. If there's more than one, the first is the newest. */
export const contentTypes: Readonly<Record<string, readonly string[]>> = {
  '.css': ['text/css'],
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript'],
  '.json': ['application/json'],
  '.md': ['text/markdown'],
  '.png': ['image/png'],
  '.svg': ['image/svg+xml'],
  '.txt': ['text/plain'],
  '.woff2': ['font/woff2'],
  '.xml': ['application/xml', 'text/xml'],
};

/** Extensions of text files. Images are already compressed. */
const compressedTypes = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml']);

/** Extensions of the compressed files, for hosts that serve them. */
export const encodings = {br: '.br', gzip: '.gz'} as const;

/**
 * Returns whether browsers cache a file for a year because its name contains a hash. The path is relative
 * to the site's base path: `assets/js/main.c4f3b77e.js`, `next/faq.html`.
 */
export function isHashed(file: string): boolean {
  return file.startsWith(hashedFolder);
}

export function isNeededByPages(file: string): boolean {
  return neededFolders.some((folder) => file.startsWith(folder));
}

export function isCompressed(file: string): boolean {
  return compressedTypes.has(path.extname(file));
}

/** Returns true for a compressed copy of another file. */
export function isCompressedCopy(file: string): boolean {
  return Object.values<string>(encodings).includes(path.extname(file));
}

export function sha256Of(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws Error if a file that browsers cache for a year has no hash in its name */
export function requireHashes(files: readonly string[]): void {
  const unhashedFiles = files.filter((file) => isHashed(file) && !/[.-][\da-f]{8,}\./.test(file));
  if (unhashedFiles.length > 0) {
    throw new Error(
      `Browsers would cache files without a hash in their names for a year: ${unhashedFiles.join(', ')}. ` +
        `Move them out of ${hashedFolder}.`,
    );
  }
}

/** Returns all files in a folder and its subfolders, sorted, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
