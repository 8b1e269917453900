import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

interface Bundle {
  /** Code of the modules that are there before any chunk is loaded. */
  modules: readonly string[];
  /** Where the chunks lie, as `{name}.{hash}.js`. */
  folder: string;
  /** The name of the chunk with the text of a page, by the page's path. */
  texts: ReadonlyMap<string, string>;
}

const digest = (text: string) => createHash('sha1').update(text).digest('base64');

/**
 * Gives a key of all code that a page is rendered by: its own text, and whatever is not the text of a
 * page. So an edit of a text changes the key of one page, one of anything else those of all.
 */
export function pageKeys({modules, folder, texts}: Bundle): (pathname: string) => string {
  const files = new Map(fs.readdirSync(folder).map((file) => [chunkOf(file), file]));
  const sourceOf = (chunk: string) => {
    const file = files.get(chunk);
    // A text that other code imports at once is among the modules.
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
