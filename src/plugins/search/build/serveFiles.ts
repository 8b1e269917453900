import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Options} from '../options';
import {indexFile} from '../shared/files';
import type {PageSource} from './collectPages';
import {makeFiles, type SearchFile} from './makeFiles';
import {readMarkdown} from './readMarkdown';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers the search box of the dev server: an index is made of the Markdown when it is asked for,
 * and the texts of that moment are kept for its excerpts.
 *
 * @param pages the pages as they are when they are asked for
 */
export function serveFiles(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  options: Options,
  pages: () => readonly PageSource[],
): Middleware {
  const texts = new Map<string, SearchFile>();
  return (request, response, next) => {
    const name = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''));
    const [, file, tag] =
      /^(search-(?:index|text)-(.+?)(?:-\d+)?\.json)$/.exec(
        name.startsWith(baseUrl) ? name.slice(baseUrl.length) : '',
      ) ?? [];
    if (file === undefined || tag === undefined) {
      next();
      return;
    }
    makeFile(file, tag)
      .then((content) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(content);
      })
      .catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
  };

  async function makeFile(name: string, tag: string): Promise<string> {
    if (name === indexFile(tag)) {
      for (const file of makeFiles(tag, await readSources(siteDir, tag, pages()), options)) {
        texts.set(file.name, file);
      }
    }
    return texts.get(name)?.content ?? '[]';
  }
}

function readSources(siteDir: string, tag: string, pages: readonly PageSource[]) {
  return Promise.all(
    pages.flatMap(({source, ...page}) =>
      page.tag === tag && source !== undefined
        ? [readSource(path.join(siteDir, source.replace('@site/', '')), page)]
        : [],
    ),
  );
}

async function readSource(file: string, {route, kind, tags, description}: PageSource) {
  return {route, kind, tags, description, page: readMarkdown(await fs.readFile(file, 'utf8'))};
}
