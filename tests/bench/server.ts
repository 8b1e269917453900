import fs from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {startServer, type RunningServer} from '../support/startServer';

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a built site under `/docs/` as a CDN does: compressed, with cacheable assets and indexes.
 * @param sendPage sends a page's content; by default, a page is sent compressed and all at once
 */
export function startCdn(
  site: string,
  sendPage?: (response: ServerResponse, page: Buffer) => void,
): Promise<RunningServer> {
  return startServer((request, response) => {
    const file = builtFile(site, request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isPage = file.endsWith('.html');
    response.setHeader(
      'Content-Type',
      contentTypes[path.extname(file)] ?? 'application/octet-stream',
    );
    response.setHeader('Cache-Control', isPage ? 'no-cache' : 'max-age=31536000');
    if (isPage && sendPage) {
      sendPage(response, fs.readFileSync(file));
    } else {
      response.setHeader('Content-Encoding', 'br');
      response.end(compress(file));
    }
  });
}

const compressed = new Map<string, Buffer>();

/** nginx's default level. */
const options = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 6}};

/** Returns the file compressed with Brotli. Compresses each file only once. */
export function compress(file: string): Buffer {
  const content = compressed.get(file) ?? zlib.brotliCompressSync(fs.readFileSync(file), options);
  compressed.set(file, content);
  return content;
}

/** Returns the built file for a URL, if any. */
export function builtFile(site: string, url: string): string | undefined {
  const {pathname} = new URL(url, 'http://localhost');
  const route = decodeURIComponent(pathname).replace('/docs/', '');
  return ['', '.html', '/index.html']
    .map((suffix) => path.join(site, `${route}${suffix}`))
    .find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile());
}
