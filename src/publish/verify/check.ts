import {isCompressedCopy, notFoundPage} from '../fileRules';
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

export interface ServedFile extends ReleasedFile {
  /** Relative to the site's base path: `next/faq.html`. */
  file: string;
  /** The URL path it is requested at: `/docs/next/faq`. */
  address: string;
}

/**
 * Returns the site's files, each with its URL path. Excludes compressed files, files that only the host
 * reads, and pages at paths that a host should redirect.
 */
function servedFiles({rules, files}: Manifest): ServedFile[] {
  const folder = siteFolder(rules);
  const unserved = new Set(['_redirects', '_headers', ...redirectPages(rules).keys()]);
  return Object.entries(files).flatMap(([path, released]) => {
    const file = path.slice(folder.length);
    const isServed = path.startsWith(folder) && !isCompressedCopy(file) && !unserved.has(path);
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
type Expect = (topic: Topic, isMet: boolean, found: string, wanted: string) => void;

/** A response, with a function that records checks of its URL. */
export type CheckedResponse = HostResponse & {expect: Expect};

/** A host, the release that it should serve, and the results of the checks. */
export class HostCheck {
  readonly origin: string;
  readonly manifest: Manifest;
  readonly files: readonly ServedFile[];
  readonly pages: readonly ServedFile[];
  /** Number of checks for each topic. */
  readonly checkCounts: Partial<Record<Topic, number>> = {};
  /** Failed checks, keyed so that a repeated check is listed once. */
  readonly findings = new Map<string, Finding>();
  readonly #request: SendRequest;

  constructor(origin: string, manifest: Manifest, request: SendRequest) {
    this.origin = origin;
    this.manifest = manifest;
    this.files = servedFiles(manifest);
    this.pages = this.files.filter(isPage);
    this.#request = request;
  }

  /** Returns a function that records checks of a URL. */
  at(address: string): Expect {
    return (topic, isMet, found, wanted) => {
      this.checkCounts[topic] = (this.checkCounts[topic] ?? 0) + 1;
      if (!isMet) {
        this.findings.set([topic, address, wanted].join(' '), {topic, address, found, wanted});
      }
    };
  }

  /** Returns the response. If none arrives, records that and returns undefined. */
  async get(
    address: string,
    headers?: Record<string, string>,
  ): Promise<CheckedResponse | undefined> {
    const expect = this.at(address);
    try {
      const response = await this.#request(address, headers);
      const {status} = response;
      expect('responses', status < 500, `status ${status}`, 'a status below 500');
      return {...response, expect};
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      expect('responses', false, found, 'a response');
      return undefined;
    }
  }
}
