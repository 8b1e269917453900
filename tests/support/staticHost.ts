import fs from 'node:fs';
import path from 'node:path';
import {interpreter} from '../../src/publish/hosts/headers';
import {buildDir} from '../build/builtPages';
import {startServer, type RunningServer} from './startServer';

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
  body: Buffer | string;
}

interface HostOptions {
  /** The built site. */
  directory?: string;
  /** Any free port by default. */
  port?: number;
  /** Headers sent with every response. */
  headers?: Record<string, string>;
  /** Replaces the response to a path. */
  replace?: (response: HostResponse, pathname: string) => HostResponse | Promise<HostResponse>;
}

/**
 * Serves a built site under `/docs/` as a host without rules does: the file, the file with `.html`, or
 * `404.html`. Browsers may cache the assets, whose names contain a hash.
 */
export async function startStaticHost({
  directory = buildDir,
  port,
  headers = {},
  replace = (response) => response,
}: HostOptions = {}): Promise<RunningServer> {
  return startServer((request, response) => {
    const pathname = (request.url ?? '').replace(/[?#].*$/, '');
    const common = pathname.startsWith(`/docs/${interpreter.prefix}`)
      ? withInterpreterPolicy(headers)
      : headers;
    void Promise.resolve(replace(respond(pathname, directory), pathname)).then((sent) =>
      response.writeHead(sent.status, {...common, ...sent.headers}).end(sent.body),
    );
  }, port);
}

/** Adds the policy for the worker that runs samples, as hosts do. */
function withInterpreterPolicy(headers: Readonly<Record<string, string>>): Record<string, string> {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  return {...headers, ...(policy && {[name]: `${policy}, ${interpreter.policy}`})};
}

function respond(pathname: string, directory: string): HostResponse {
  const found = fileOf(pathname, directory);
  const file = found ?? path.join(directory, '404.html');
  const type = contentTypes[path.extname(file)] ?? 'text/plain';
  const cache = pathname.startsWith('/docs/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  return {
    status: found ? 200 : 404,
    headers: {'content-type': type, 'cache-control': cache},
    body: fs.readFileSync(file),
  };
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
