import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

interface Bundle {
  /** Code of the modules that exist before any chunk is loaded. */
  modules: readonly string[];
  /** Folder of the chunks, which are named `{name}.{hash}.js`. */
  folder: string;
  /** The name of the chunk with a page's text, by the page's path. */
  texts: ReadonlyMap<string, string>;
}

const digest = (text: string) => createHash('sha1').update(text).digest('base64');

/**
 * Returns a function that computes a key from all code that a page is rendered from: its own text, and
 * everything that isn't a page's text. Editing a page's text changes only that page's key. Any other edit
 * changes all keys.
 */
export function pageKeys({modules, folder, texts}: Bundle): (pathname: string) => string {
  const files = new Map(fs.readdirSync(folder).map((file) => [chunkOf(file), file]));
  const sourceOf = (chunk: string) => {
    const file = files.get(chunk);
    // A page's text that other code imports statically is among the modules.
    return file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8');
  };
  const ofTexts = new Set(texts.values());
  const shared = [...files.keys()].filter((chunk) => !ofTexts.has(chunk)).sort();
  const keyOfShared = digest(JSON.stringify([modules, shared.map(sourceOf)]));
  return (pathname) => `${keyOfShared} ${digest(sourceOf(texts.get(pathname) ?? ''))}`;
}

function chunkOf(file: string): string {
  return file.replace(/\.\w+\.js$/, '');
}
