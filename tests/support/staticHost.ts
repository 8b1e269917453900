import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buildDir} from '../build/emittedRoutes';
import {nginxRewrites, type Rewrite} from './hostRules';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The rewrites that the build gives to publishers. */
export function emittedRewrites(): Rewrite[] {
  return nginxRewrites(fs.readFileSync(path.join(buildDir, 'nginx.conf'), 'utf8'));
}

/**
 * Serves `build/` below `/docs/` as a static host does: the rewrites first, then the file, the file
 * with `.html`, and `404.html`. Returns its origin and a function that stops it.
 */
export async function startStaticHost(
  rewrites: readonly Rewrite[],
): Promise<{origin: string; stop: () => void}> {
  const server = http.createServer((request, response) => {
    const pathname = (request.url ?? '').replace(/[?#].*$/, '');
    const rewrite = rewrites.find(({from}) => from.test(pathname));
    if (rewrite) {
      response.writeHead(301, {location: pathname.replace(rewrite.from, rewrite.to)}).end();
      return;
    }
    const file = fileOf(pathname);
    const found = file ?? path.join(buildDir, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.extname(found)] ?? 'text/plain',
    });
    response.end(fs.readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(pathname: string): string | undefined {
  let route: string;
  try {
    route = decodeURIComponent(pathname).replace(/^\/docs\//, '');
  } catch {
    return undefined;
  }
  const base = path.join(buildDir, route);
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    (file) => file.startsWith(buildDir) && fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}
