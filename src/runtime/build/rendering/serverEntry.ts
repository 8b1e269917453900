// Replaces Docusaurus' entry point for the server bundle, and calls it.
import fs from 'node:fs/promises';
import path from 'node:path';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import render from '@docusaurus/core/lib/client/serverEntry';
import {tableOf} from '@site/src/runtime/html/tableOf';
import {pageKeys} from './pageKeys';

declare const RENDERED_PAGES_FOLDER: string;
declare const SERVER_CHUNKS_FOLDER: string;

/** The bundler's own table of modules. */
declare const __webpack_modules__: Record<string, () => void>;

/** A rendered page, and a key for the inputs it was rendered from. */
interface CachedPage {
  key: string;
  rendered: unknown;
}

const keyOfCode = pageKeys({
  modules: Object.values(__webpack_modules__).map((module) => module.toString()),
  folder: SERVER_CHUNKS_FOLDER,
  textChunks: findTextChunks(),
});

/** Renders a page, or reuses the last build's result if the inputs are identical. */
export default async function renderOnce(params: {pathname: string}): Promise<unknown> {
  const {pathname} = params;
  const file = path.join(RENDERED_PAGES_FOLDER, `${encodeURIComponent(pathname)}.json`);
  const key = JSON.stringify([keyOfCode(pathname), params, tableOf(pathname)]);
  const cached = await read(file);
  if (cached?.key === key) {
    return cached.rendered;
  }
  const rendered: unknown = await render(params);
  await fs.mkdir(RENDERED_PAGES_FOLDER, {recursive: true});
  await fs.writeFile(file, JSON.stringify({key, rendered} satisfies CachedPage));
  return rendered;
}

async function read(file: string): Promise<CachedPage | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as CachedPage;
  } catch {
    // There is no file yet, or a build was stopped while writing it.
    return undefined;
  }
}

/** Returns the names of the chunks that contain pages' text, by the page's path. */
function findTextChunks(): Map<string, string> {
  const chunks = Object.entries(routesChunkNames).flatMap(([route, {content}]) =>
    typeof content === 'string' && /\.mdx?$/.test(registry[content]?.[1] ?? '')
      ? // The key of a route is its path, followed by a hash.
        [[route.replace(/-[^-]*$/, ''), content] as const]
      : [],
  );
  return new Map(chunks);
}
