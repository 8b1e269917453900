import {encodings, notFoundPage} from '../fileRules';
import {redirectPages} from '../hosts/redirectPages';
import {siteFolder, type Manifest, type ReleasedFile} from '../manifest';
import type {HostResponse, SendRequest} from './hostRequests';

/** The subject of a check. The report has a section for each. */
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

/** A difference between the host and the release. */
export interface Finding {
  topic: Topic;
  address: string;
  found: string;
  wanted: string;
}

/** State shared by the checks: the host, and the release that it should serve. */
export interface Context {
  origin: string;
  manifest: Manifest;
  request: SendRequest;
  /** Records a check, with the difference if it failed. */
  note: (topic: Topic, address: string, difference?: Omit<Finding, 'topic' | 'address'>) => void;
}

export interface ServedFile extends ReleasedFile {
  /** Relative to the site's base path: `next/faq.html`. */
  file: string;
  /** The URL path it is requested at: `/docs/next/faq`. */
  address: string;
}

const compressedFile = new RegExp(
  `(?:${Object.values(encodings).join('|').replaceAll('.', '\\.')})$`,
);

/**
 * Returns the site's files, each with its URL path. Excludes compressed files, files that only the host
 * reads, and pages at paths that a host should redirect.
 */
export function servedFiles({rules, files}: Manifest): ServedFile[] {
  const folder = siteFolder(rules);
  const unserved = new Set(['_redirects', '_headers', ...redirectPages(rules).keys()]);
  return Object.entries(files).flatMap(([path, released]) => {
    const file = path.slice(folder.length);
    const isServed = path.startsWith(folder) && !compressedFile.test(file) && !unserved.has(path);
    return isServed ? [{...released, file, address: rules.baseUrl + addressOf(file)}] : [];
  });
}

export function isPage({file}: ServedFile): boolean {
  return file.endsWith('.html') && file !== notFoundPage;
}

function addressOf(file: string): string {
  return encodeURI(file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));
}

/** Records a check, which fails unless `isMet`. */
export function expectThat(
  {note}: Context,
  topic: Topic,
  address: string,
  isMet: boolean,
  found: string,
  wanted: string,
): void {
  note(topic, address, isMet ? undefined : {found, wanted});
}

/** Returns the response. If none arrives, records that and returns undefined. */
export async function responseOf(
  context: Context,
  address: string,
  headers?: Record<string, string>,
): Promise<HostResponse | undefined> {
  try {
    const response = await context.request(address, headers);
    expectThat(
      context,
      'responses',
      address,
      response.status < 500,
      `status ${response.status}`,
      'a status below 500',
    );
    return response;
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    context.note('responses', address, {found, wanted: 'a response'});
    return undefined;
  }
}

/** Runs `work` for all items, with a limit on concurrent requests to the host. */
export async function forEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const next = {[Symbol.iterator]: () => iterator};
  const worker = async () => {
    for (const item of next) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: 16}, worker));
}
