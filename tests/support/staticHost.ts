import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {readSite} from '../../src/content/site';
import {addressRulesOf} from '../../src/addresses/server/addressRulesOf';
import {composeNginx} from '../../src/publish/hosts/nginx';
import {interpreter} from '../../src/publish/hosts/securityHeaders';
import {buildDir} from '../build/emittedRoutes';
import {locationOf, nginxLocations, rewriteOf, type HostLocation} from './hostRules';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

interface HostResponse {
  status: number;
  headers: Record<string, string>;
  file?: string;
}

/** Returns the host rules that a release has. */
export function emittedLocations(): HostLocation[] {
  const rules = addressRulesOf(readSite(process.cwd()), '/docs/');
  return nginxLocations(composeNginx(rules, {}));
}

/**
 * Serves a built site under `/docs/` as nginx does: the rewrites first, then the file, the file
 * with `.html`, and the error page. Without rules, the error page is `404.html`. Browsers may cache
 * the assets, whose names contain a hash. Returns its origin and a function that stops it.
 *
 * @param port 0 for any free port
 * @param commonHeaders headers sent with every response
 */
export async function startStaticHost(
  locations: readonly HostLocation[],
  directory = buildDir,
  port = 0,
  commonHeaders: Readonly<Record<string, string>> = {},
): Promise<{origin: string; stop: () => void}> {
  const server = http.createServer((request, response) => {
    const pathname = (request.url ?? '').replace(/[?#].*$/, '');
    const {status, headers, file} = respond(pathname, locations, directory);
    const common = pathname.startsWith(`/docs/${interpreter.prefix}`)
      ? withInterpreterPolicy(commonHeaders)
      : commonHeaders;
    response.writeHead(status, {...common, ...headers}).end(file && fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const {port: actualPort} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${actualPort}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Adds the policy for the worker that runs samples, as hosts do. */
function withInterpreterPolicy(headers: Readonly<Record<string, string>>): Record<string, string> {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  return {...headers, ...(policy && {[name]: `${policy}, ${interpreter.policy}`})};
}

function respond(
  pathname: string,
  locations: readonly HostLocation[],
  directory: string,
): HostResponse {
  const location = locationOf(pathname, locations);
  const found = location?.internal ? undefined : serve(pathname, location, directory);
  if (found) {
    return found;
  }
  // The rules apply to the error page, too, and may redirect it.
  const errorPage = location ? location.errorPage : '/docs/404.html';
  const response = errorPage && serve(errorPage, locationOf(errorPage, locations), directory);
  if (!response) {
    return {status: 404, headers: {}};
  }
  return response.file ? {...response, status: 404} : response;
}

/** Returns the redirect or the file for a path, or undefined if it has neither. */
function serve(
  pathname: string,
  location: HostLocation | undefined,
  directory: string,
): HostResponse | undefined {
  const rewrite = rewriteOf(pathname, location?.rewrites ?? []);
  if (rewrite) {
    const target = pathname.replace(rewrite.from, rewrite.to);
    return {status: rewrite.status, headers: {location: target}};
  }
  const file = fileOf(pathname, directory);
  const type = location?.type ?? contentTypes[path.extname(file ?? '')] ?? 'text/plain';
  const cache = pathname.startsWith('/docs/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  const headers = {'content-type': type, 'cache-control': cache};
  return file ? {status: 200, headers, file} : undefined;
}

function fileOf(pathname: string, directory: string): string | undefined {
  let route: string;
  try {
    route = decodeURIComponent(pathname).replace(/^\/docs\//, '');
  } catch {
    return undefined;
  }
  const base = path.join(directory, route);
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    (file) => file.startsWith(directory) && fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}
