import path from 'node:path';
import {readdir} from 'node:fs/promises';

/** How long browsers and CDNs may keep a file. */
export const cacheControl = {
  /** The name has a hash of the content: another content has another name. */
  kept: 'public, max-age=31536000, immutable',
  /** Kept, but asked for with its ETag each time. */
  asked: 'no-cache',
} as const;

/** Below the site's base path; all names in it have a hash. */
export const keptFolder = 'assets/';

/** The page that unknown addresses show. */
export const notFoundPage = '404.html';

/** What pages point to: it must be there before them. */
const neededFolders = [keptFolder, 'img/'];

/** Content types by ending, as a host must name them; of several spellings the first is the newest. */
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
  '.zip': ['application/zip', 'application/x-zip-compressed'],
};

/** Types of text; pictures and archives are compressed already. */
const compressed = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml']);

/** Endings of the forms that are made of a file for hosts that serve such. */
export const encodings = {br: '.br', gzip: '.gz'} as const;

/** Paths are those below the site's base path: `assets/js/main.c4f3b77e.js`, `next/faq.html`. */
export function isKept(file: string): boolean {
  return file.startsWith(keptFolder);
}

export function isNeededByPages(file: string): boolean {
  return neededFolders.some((folder) => file.startsWith(folder));
}

export function isCompressed(file: string): boolean {
  return compressed.has(path.extname(file));
}

/** @throws Error when a file that browsers keep for a year has no hash in its name */
export function checkKept(files: readonly string[]): void {
  const wrong = files.filter((file) => isKept(file) && !/[.-][\da-f]{8,}\./.test(file));
  if (wrong.length > 0) {
    throw new Error(
      `Browsers would keep ${wrong.join(', ')} for a year, and the name has no hash. ` +
        `Put it elsewhere than ${keptFolder}.`,
    );
  }
}

/** All files of a folder and those in it, sorted, with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
