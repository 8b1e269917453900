import type {IncomingMessage, ServerResponse} from 'node:http';
import {memoize} from '../../content/memoize';
import {inMemory} from '../../cache/valueCache';
import {readSite} from '../../content/site';
import type {Options} from '../options';
import {indexFile, manifestFile, plainName} from '../shared/files';
import type {PageSource} from './collectPages';
import {makeFiles, type MadeFiles} from './makeFiles';
import {readDocs} from './readDocs';
import type {PageSections} from './sections';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the search files in the dev server. Builds them from the Markdown on request, and again after a
 * page changes.
 *
 * @param pages the current pages; the same list until one of them changes
 */
export function serveFiles(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  options: Options,
  pages: () => readonly PageSource[],
): Middleware {
  const cache = inMemory<PageSections>();
  const filesByTag = memoize<readonly PageSource[], Map<string, MadeFiles>>(() => new Map());
  return (request, response, next) => {
    const urlPath = (request.url ?? '').replace(/\?.*/, '');
    const name = urlPath.startsWith(baseUrl) ? urlPath.slice(baseUrl.length) : '';
    const tag = /^search-(?:index|text|code|signatures)-(.+?)(?:-\d+)?\.json$/.exec(
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
    const tags = new Set(pages().map(({tag}) => tag));
    return JSON.stringify(Object.fromEntries([...tags].map((tag) => [tag, hash])));
  }

  function contentOf(name: string, tag: string): string | undefined {
    const allPages = pages();
    const cachedFiles = filesByTag(allPages);
    const tagFiles = cachedFiles.get(tag) ?? makeFiles(tag, readTagged(allPages, tag), options);
    cachedFiles.set(tag, tagFiles);
    return name === indexFile(tag)
      ? tagFiles.plain()
      : tagFiles.files.find((file) => plainName(file.name) === plainName(name))?.content;
  }

  function readTagged(allPages: readonly PageSource[], tag: string) {
    const tagged = allPages.filter((page) => page.tag === tag);
    return readDocs(tagged, readSite(siteDir), cache);
  }
}
