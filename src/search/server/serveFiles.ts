import type {IncomingMessage, ServerResponse} from 'node:http';
import {memoize, memoizeBy} from '../../content/cache/memoize';
import {readSite} from '../../content/site/site';
import {defaultTag, indexFile, manifestFile, plainName} from '../shared/files';
import type {PageSource} from './collectPages';
import {makeFiles} from './makeFiles';
import {otherPages} from './otherPages';
import {readDocs} from './readPage';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the search files in the dev server. Builds them from the Markdown on request, and again after a
 * page changes.
 *
 * @param docs the versions' current pages; the same list until one of them changes
 */
export function serveFiles(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  docs: () => readonly PageSource[],
): Middleware {
  const filesOf = memoize((allPages: readonly PageSource[]) =>
    memoizeBy(String, (tag: string) => {
      const tagged = allPages.filter((page) => page.tag === tag);
      const pages = tag === defaultTag ? otherPages(baseUrl) : readDocs(tagged, readSite(siteDir));
      return makeFiles(tag, pages);
    }),
  );
  return (request, response, next) => {
    const urlPath = (request.url ?? '').replace(/\?.*/, '');
    const name = urlPath.startsWith(baseUrl) ? urlPath.slice(baseUrl.length) : '';
    const tag = /^search-(?:index|text|signatures)-(.+?)(?:-\d+)?\.json$/.exec(
      plainName(name),
    )?.[1];
    if (tag === undefined && name !== manifestFile) {
      next();
      return;
    }
    try {
      const content = tag === undefined ? makeManifest() : contentOf(name, tag);
      response.statusCode = content === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(content);
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  };

  /** Uses new names each time, because the browser's cached files may be older than the pages. */
  function makeManifest(): string {
    const hash = Date.now().toString(16).slice(-8).padStart(8, '0');
    const tags = new Set([...docs().map(({tag}) => tag), defaultTag]);
    return JSON.stringify(Object.fromEntries([...tags].map((tag) => [tag, hash])));
  }

  function contentOf(name: string, tag: string): string | undefined {
    const {files, plain} = filesOf(docs())(tag);
    return name === indexFile(tag)
      ? plain()
      : files.find((file) => plainName(file.name) === plainName(name))?.content;
  }
}
