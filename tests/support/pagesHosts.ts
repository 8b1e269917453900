import fs from 'node:fs';
import path from 'node:path';
import {startServer, type RunningServer} from './startServer';

/** A host's response: a file from the release or a redirect. */
export interface HostResponse {
  status: number;
  /** Path within the uploaded folder. */
  file?: string;
  location?: string;
  headers: Record<string, string>;
}

interface Rule {
  from: string;
  to: string;
  status: number;
}

/** Status codes that Cloudflare Pages accepts in `_redirects`; it ignores lines with other codes. */
const cloudflareStatuses = [200, 301, 302, 303, 307, 308];

/**
 * Emulates Cloudflare Pages as documented: redirects come before files, names lose `.html` and `/index`,
 * and the not-found page is the nearest `404.html` above the path. Without one at the root, the host
 * treats the site as a single-page application and serves `/index.html`.
 */
export function cloudflarePages(folder: string): (pathname: string) => HostResponse {
  const rules = readRules(folder).filter(({status}) => cloudflareStatuses.includes(status));
  const headers = readHeaders(folder);
  return (pathname) => {
    const rule = redirectOf(pathname, rules);
    if (rule) {
      return {status: rule.status, location: rule.to, headers: headers(pathname)};
    }
    const file = fileAt(folder, pathname.replace(/(?<=\/)index(?:\.html)?$|\.html$/, ''));
    const canonical = file && `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
    if (file?.endsWith('.html') && canonical !== pathname) {
      return {status: 308, location: canonical, headers: headers(pathname)};
    }
    if (file) {
      return {status: 200, file, headers: headers(pathname)};
    }
    const notFound = fileAt(folder, '/404.html') && nearest404(folder, pathname);
    return notFound
      ? {status: 404, file: notFound, headers: headers(pathname)}
      : {status: 200, file: 'index.html', headers: headers(pathname)};
  };
}

/**
 * Emulates Netlify as documented: files come before redirects, a rule also matches with a trailing slash,
 * and the not-found page is the `404.html` at the root.
 */
export function netlify(folder: string): (pathname: string) => HostResponse {
  const rules = readRules(folder);
  const headers = readHeaders(folder);
  return (pathname) => {
    const file = fileAt(folder, pathname);
    if (file) {
      return {status: 200, file, headers: headers(pathname)};
    }
    const rule = redirectOf(pathname, rules) ?? redirectOf(pathname.replace(/\/$/, ''), rules);
    if (rule && rule.status < 400) {
      return {status: rule.status, location: rule.to, headers: headers(pathname)};
    }
    const notFound = rule ? rule.to.slice(1) : fileAt(folder, '/404.html');
    return {status: 404, file: notFound, headers: headers(pathname)};
  };
}

function readRules(folder: string): Rule[] {
  const lines = fs.readFileSync(path.join(folder, '_redirects'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [from = '', to = '', status = '302'] = line.split(/\s+/);
    return {from, to, status: Number(status)};
  });
}

/** Returns the first rule that matches, with `:splat` replaced by the text that `*` matches. */
function redirectOf(pathname: string, rules: readonly Rule[]): Rule | undefined {
  for (const {from, to, status} of rules) {
    const prefix = from.endsWith('*') && from.slice(0, -1);
    if (prefix !== false && pathname.startsWith(prefix)) {
      return {from, to: to.replace(':splat', pathname.slice(prefix.length)), status};
    }
    if (pathname === from) {
      return {from, to, status};
    }
  }
  return undefined;
}

/** Returns the file at a path with or without a trailing slash. */
function fileAt(folder: string, pathname: string): string | undefined {
  const base = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  const isServed = (file: string) =>
    path.join(folder, file).startsWith(folder) && !/^_(?:headers|redirects)$/.test(file);
  return [base, `${base}.html`, path.posix.join(base, 'index.html')].find(
    (file) => isServed(file) && isFile(path.join(folder, file)),
  );
}

function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

function nearest404(folder: string, pathname: string): string | undefined {
  const parts = pathname.split('/').slice(1, -1);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const pages = [...folders, ''].map((parent) => path.posix.join(parent, '404.html'));
  return pages.find((page) => fs.existsSync(path.join(folder, page)));
}

/** Reads `_headers`. Returns a function that merges the headers of all rules that match a path. */
function readHeaders(folder: string): (pathname: string) => Record<string, string> {
  const blocks = fs
    .readFileSync(path.join(folder, '_headers'), 'utf8')
    .split(/^(?=\S)/m)
    .map((block) => block.trimEnd().split(/\n\s+/));
  return (pathname) => {
    const headers: Record<string, string> = {};
    for (const [pattern = '', ...lines] of blocks) {
      const prefix = pattern.endsWith('*') && pattern.slice(0, -1);
      if (prefix === false ? pathname !== pattern : !pathname.startsWith(prefix)) {
        continue;
      }
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
        headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
      }
    }
    return headers;
  };
}

/** Serves a release over HTTP as one of these hosts would. */
export function servePages(
  folder: string,
  host: (pathname: string) => HostResponse,
): Promise<RunningServer> {
  return startServer((request, response) => {
    const {status, file, location, headers} = host(request.url ?? '');
    response.writeHead(status, {...headers, ...(location && {location})});
    response.end(file && fs.readFileSync(path.join(folder, file)));
  });
}
