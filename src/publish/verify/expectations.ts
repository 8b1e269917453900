import path from 'node:path';
import {contentTypes} from '../fileRules';
import type {HostResponse} from './hostRequests';

/** The subject of an expectation. The report has a section for each. */
export type Topic =
  | 'responses'
  | 'pages'
  | 'content'
  | 'types'
  | 'caching'
  | 'compression'
  | 'security headers'
  | 'Markdown on request'
  | 'agents'
  | 'redirects'
  | 'not found'
  | 'hostile addresses';

/** Something that a response must have. */
export interface Expectation {
  topic: Topic;
  wanted: string;
  /** Returns what the response has instead, or undefined if it's as wanted. */
  problem: (response: HostResponse) => string | undefined;
}

const year = 31_536_000;

/** Text types whose charset the host should send. For the others, a standard defines it. */
const typesWithCharset = new Set(['.html', '.md', '.txt']);

export function hasStatus(topic: Topic, ...statuses: readonly number[]): Expectation {
  return {
    topic,
    wanted: `status ${statuses.join(' or ')}`,
    problem: ({status}) => (statuses.includes(status) ? undefined : `status ${status}`),
  };
}

export function isNotServed(topic: Topic): Expectation {
  return {
    topic,
    wanted: 'status 404',
    problem: ({status}) => (status === 200 ? 'status 200' : undefined),
  };
}

/** @param sha256 hash of the uncompressed content, from the manifest */
export function hasContent(topic: Topic, sha256: string | undefined, file: string): Expectation {
  return {
    topic,
    wanted: `the content of ${file}, SHA-256 ${sha256}`,
    problem: (response) =>
      response.sha256 === sha256
        ? undefined
        : `status ${response.status}, SHA-256 ${response.sha256}`,
  };
}

/** @param isRight returns whether the header's value is right; the value is empty if it's missing */
export function hasHeader(
  topic: Topic,
  name: string,
  wanted: string,
  isRight = (value: string) => value === wanted,
): Expectation {
  return {
    topic,
    wanted: `${name}: ${wanted}`,
    problem: ({headers}) => {
      const value = String(headers[name.toLowerCase()] ?? '');
      return isRight(value) ? undefined : value ? `${name}: ${value}` : `no ${name}`;
    },
  };
}

/** The content type of a file, by its extension. */
export function hasType(file: string): Expectation {
  const ending = path.extname(file);
  const types = contentTypes[ending] ?? [];
  const charset = typesWithCharset.has(ending) ? '; charset=utf-8' : '';
  return hasHeader('types', 'Content-Type', types.join(' or ') + charset, (value) => {
    const [type = '', ...parameters] = value.toLowerCase().split(/\s*;\s*/);
    return types.includes(type) && (charset === '' || parameters.includes('charset=utf-8'));
  });
}

export const isCompressed = hasHeader(
  'compression',
  'Content-Encoding',
  'br or gzip',
  (encoding) => encoding === 'br' || encoding === 'gzip',
);

/** A file with a hash in its name is never requested again. */
export const isImmutable = hasHeader(
  'caching',
  'Cache-Control',
  `immutable, max-age=${year} or more`,
  (value) => /\bimmutable\b/.test(value) && maxAgeOf(value) >= year && !isRevalidated(value),
);

/** Any other file is revalidated each time, and not sent again if it's unchanged. */
export const revalidation: readonly Expectation[] = [
  hasHeader(
    'caching',
    'Cache-Control',
    'no-cache, or max-age=0',
    (value) => isRevalidated(value) && !/\bimmutable\b/.test(value),
  ),
  {
    topic: 'caching',
    wanted: 'one of them, so unchanged files are not sent again',
    problem: ({headers}) =>
      (headers.etag ?? headers['last-modified']) ? undefined : 'neither ETag nor Last-Modified',
  },
];

function maxAgeOf(cacheControl: string): number {
  return Number(/(?:^|[\s,])max-age=(\d+)/.exec(cacheControl)?.[1] ?? NaN);
}

function isRevalidated(cacheControl: string): boolean {
  return /\bno-cache\b/.test(cacheControl) || maxAgeOf(cacheControl) === 0;
}

/** Without `Vary`, a cache would return its copy to every client. */
export const variesByAccept = hasHeader('Markdown on request', 'Vary', 'Accept', (value) =>
  value
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes('accept'),
);

export function isMarkdown({headers}: HostResponse): boolean {
  return contentTypes['.md']?.some((type) => headers['content-type']?.startsWith(type)) ?? false;
}

/** A redirect to a path on the same origin. */
export function redirectsTo(
  origin: string,
  from: string,
  to: string,
  statuses: readonly number[],
): Expectation {
  return {
    topic: 'redirects',
    wanted: `status ${statuses.join(' or ')} to ${to}`,
    problem: ({status, headers: {location = ''}}) =>
      statuses.includes(status) && redirectTarget(location, origin, from) === decodeURI(to)
        ? undefined
        : `status ${status}${location && ` to ${location}`}`,
  };
}

/** Returns the path that a redirect leads to, or undefined if it leaves the origin or isn't a valid URL. */
export function redirectTarget(location: string, origin: string, from: string) {
  try {
    const url = new URL(location, origin + from);
    return url.origin === origin ? decodeURI(url.pathname) : undefined;
  } catch {
    return undefined;
  }
}

/** What every response must be like, whatever was requested. */
export const anywhere: readonly Expectation[] = [
  {
    topic: 'responses',
    wanted: 'a status below 500',
    problem: ({status}) => (status < 500 ? undefined : `status ${status}`),
  },
  // Caches don't keep responses with cookies, and the site needs none.
  hasHeader('security headers', 'Set-Cookie', 'none', (value) => value === ''),
  hasHeader('hostile addresses', 'X-Injected', 'none', (value) => value === ''),
];
