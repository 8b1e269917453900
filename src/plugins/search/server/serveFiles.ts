import type {IncomingMessage, ServerResponse} from 'node:http';
import {remember} from '../../../content/remember';
import {pageInFile, readSite} from '../../../content/site';
import type {Options} from '../options';
import type {PageSource} from './collectPages';
import {makeFiles, type SearchFile} from './makeFiles';
import {readMarkdown} from './readMarkdown';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the search files in the dev server. They are made from the Markdown on request, and made
 * again after a page has changed.
 *
 * @param pages the current pages; the same list until one of them changes
 */
export function serveFiles(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  options: Options,
  pages: () => readonly PageSource[],
): Middleware {
  const filesByTag = remember<readonly PageSource[], Map<string, SearchFile[]>>(() => new Map());
  return (request, response, next) => {
    const name = (request.url ?? '').replace(/\?.*/, '');
    const [, file, tag] =
      /^(search-(?:index|text)-(.+?)(?:-\d+)?\.json)$/.exec(
        name.startsWith(baseUrl) ? name.slice(baseUrl.length) : '',
      ) ?? [];
    if (file === undefined || tag === undefined) {
      next();
      return;
    }
    try {
      const content = filesOf(tag).find((one) => one.name === file)?.content;
      response.statusCode = content === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(content);
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  };

  function filesOf(tag: string): SearchFile[] {
    const all = pages();
    const made = filesByTag(all);
    const files = made.get(tag) ?? makeFiles(tag, readSources(all, tag), options);
    made.set(tag, files);
    return files;
  }

  function readSources(all: readonly PageSource[], tag: string) {
    const site = readSite(siteDir);
    return all.flatMap((page) =>
      page.tag === tag && page.file !== undefined
        ? [{...page, page: readMarkdown(pageInFile(site, page.file))}]
        : [],
    );
  }
}
