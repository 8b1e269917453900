import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

interface Bundle {
  /** Code of the modules that exist before any chunk is loaded. */
  modules: readonly string[];
  /** Folder of the chunks, which are named `{name}.{hash}.js`. */
  folder: string;
  /** Names of the chunks that contain the pages' text, by page path. */
  textChunks: ReadonlyMap<string, string>;
}

const digest = (text: string) => createHash('sha1').update(text).digest('base64');

/**
 * Returns a function that computes a key from all code that a page is rendered from: its own text, and
 * everything but the text of other pages. Editing a page's text changes only that page's key. Any other edit
 * changes all keys.
 */
export function pageKeys({modules, folder, textChunks}: Bundle): (pathname: string) => string {
  const files = new Map(fs.readdirSync(folder).map((file) => [chunkOf(file), file]));
  const sourceOf = (chunk: string) => {
    const file = files.get(chunk);
    // A page's text that other code imports statically is among the modules.
    return file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8');
  };
  const pageChunks = new Set(textChunks.values());
  const sharedChunks = [...files.keys()].filter((chunk) => !pageChunks.has(chunk)).sort();
  const sharedKey = digest(JSON.stringify([modules, sharedChunks.map(sourceOf)]));
  return (pathname) => `${sharedKey} ${digest(sourceOf(textChunks.get(pathname) ?? ''))}`;
}

function chunkOf(file: string): string {
  return file.replace(/\.\w+\.js$/, '');
}
