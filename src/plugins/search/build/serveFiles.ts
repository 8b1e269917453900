import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Options} from '../options';
import type {PageSource} from './collectPages';
import {manifestFile} from '../shared/files';
import {makeFiles, type SearchFile} from './makeFiles';
import {readMarkdown} from './readMarkdown';
import type {IndexedPage} from './toDocuments';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers the search box of the dev server: the files of a tag are made of its Markdown when they are
 * asked for, and made anew when a page has changed since.
 *
 * @param pages the pages as they are when they are asked for
 */
export function serveFiles(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  options: Options,
  pages: () => readonly PageSource[],
): Middleware {
  const readSource = rememberSources(siteDir);
  const made = new Map<string, {sources: readonly IndexedPage[]; files: SearchFile[]}>();
  return (request, response, next) => {
    const address = (request.url ?? '').replace(/\?.*/, '');
    const name = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : '';
    const tag = /^search-(?:index|text)-(.+?)(?:-\d+)?\.json$/.exec(withoutHash(name))?.[1];
    if (tag === undefined && name !== manifestFile) {
      next();
      return;
    }
    (tag === undefined ? Promise.resolve(makeManifest()) : makeFile(withoutHash(name), tag))
      .then((content) => {
        response.statusCode = content === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(content);
      })
      .catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
  };

  /** Other names each time: what the browser has may be older than the pages. */
  function makeManifest(): string {
    const hash = Date.now().toString(16).slice(-8);
    const tags = new Set(pages().map(({tag}) => tag));
    return JSON.stringify(Object.fromEntries([...tags].map((tag) => [tag, hash])));
  }

  async function makeFile(name: string, tag: string): Promise<string | undefined> {
    const tagged = pages().filter((page) => page.tag === tag);
    const sources = (await Promise.all(tagged.map(readSource))).filter((source) => source !== null);
    const known = made.get(tag);
    const isKnown =
      known?.sources.length === sources.length &&
      known.sources.every((source, place) => source === sources[place]);
    const {files} = isKnown ? known : makeFiles(tag, sources, options);
    made.set(tag, {sources, files});
    return files.find((file) => withoutHash(file.name) === name)?.content;
  }
}

function withoutHash(name: string): string {
  return name.replace(/\.[\da-f]{8}(?=\.json$)/, '');
}

/** Reads the sources of pages; the same object again as long as the page has not changed. */
function rememberSources(siteDir: string) {
  const known = new Map<string, {changed: number; source: IndexedPage}>();
  return async (page: PageSource): Promise<IndexedPage | null> => {
    if (page.source === undefined) {
      return null;
    }
    const file = path.join(siteDir, page.source.replace('@site/', ''));
    const {mtimeMs: changed} = await fs.stat(file);
    const last = known.get(file);
    if (last?.changed === changed) {
      return last.source;
    }
    const {route, kind, tags, description} = page;
    const text = await fs.readFile(file, 'utf8');
    const source = {route, kind, tags, description, page: readMarkdown(text)};
    known.set(file, {changed, source});
    return source;
  };
}
