import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a built site below `/docs/`, its assets and indexes to be kept, as a CDN does.
 * @param answer how the content of a page is sent; at once, if not said
 */
export async function startServer(
  site: string,
  answer = (response: http.ServerResponse, page: Buffer) => void response.end(page),
): Promise<{origin: string; stop: () => void}> {
  const server = http.createServer((request, response) => {
    const file = builtFile(site, request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000',
    });
    const content = fs.readFileSync(file);
    if (file.endsWith('.html')) {
      answer(response, content);
    } else {
      response.end(content);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://localhost:${port}`, stop: () => server.close()};
}

/** The file that answers an address, or nothing. */
export function builtFile(site: string, url: string): string | undefined {
  const {pathname} = new URL(url, 'http://localhost');
  const route = decodeURIComponent(pathname).replace('/docs/', '');
  return ['', '.html', '/index.html']
    .map((ending) => path.join(site, `${route}${ending}`))
    .find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile());
}
