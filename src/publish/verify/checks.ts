import path from 'node:path';
import {withoutSlash} from '../../addresses/paths';
import {withMarkdown} from '../../addresses/redirects';
import {encodings, isCompressedCopy, isHashed, notFoundPage} from '../fileRules';
import {describedBy, interpreter, versionPathOf} from '../hosts/headers';
import {redirectTargets} from '../hosts/redirectPages';
import {siteFolder, type Manifest} from '../manifest';
import * as expect from './expectations';
import type {Expectation} from './expectations';
import type {HostResponse} from './hostRequests';
import {hostileAddresses, outsideAddresses, staysOn} from './hostileAddresses';

/** A request, and what its response must be like. */
export interface Check {
  /** URL path. */
  address: string;
  /** Request headers. */
  headers?: Record<string, string>;
  /** Whether the expectations apply to the response after all redirects. */
  followsRedirects?: boolean;
  expectations: readonly Expectation[];
  /** Returns checks that depend on the response. */
  next?: (response: HostResponse) => readonly Check[];
}

/** A release and the host that should serve it. */
export interface Deployment {
  /** The host's origin: `https://docs.example.com`. */
  origin: string;
  manifest: Manifest;
  /** Whether the host serves pages as Markdown to clients that prefer it. Not every host can. */
  negotiates: boolean;
}

interface ServedFile {
  /** Relative to the host's root: `docs/next/faq.html`. */
  file: string;
  /** The URL path it is requested at: `/docs/next/faq`. */
  address: string;
  sha256: string;
  /** Path of the page's Markdown, if it has one. */
  markdown?: string;
}

/** What the host must send for each kind of file, besides status 200 and the right content. */
const kinds: Record<
  'page' | 'asset' | 'other',
  (file: ServedFile, deployment: Deployment) => readonly Expectation[]
> = {
  page: ({address, markdown}, {manifest, negotiates}) => [
    ...expect.revalidation,
    ...securityHeaders(manifest),
    expect.hasHeader('agents', 'Link', describedBy(versionPathOf(address, manifest.rules))),
    ...(negotiates && markdown ? [expect.variesByAccept] : []),
  ],
  asset: ({file}, {manifest}) => [
    expect.isImmutable,
    ...(file.startsWith(siteFolder(manifest.rules) + interpreter.prefix)
      ? interpreterHeaders(manifest)
      : securityHeaders(manifest)),
  ],
  other: (_, {manifest}) => [...expect.revalidation, ...securityHeaders(manifest)],
};

const temporary = [302, 307];
const permanent = [301, 308];

/** In bytes. Smaller files fit in a packet uncompressed. */
const minCompressed = 1400;

/** Returns everything to request from a host. */
export function checksOf(deployment: Deployment): Check[] {
  const files = servedFiles(deployment.manifest);
  return [
    ...fileChecks(files, deployment),
    ...revalidationChecks(files),
    ...(deployment.negotiates ? markdownChecks(files, deployment) : []),
    ...redirectChecks(files, deployment),
    ...spellingChecks(files),
    ...notFoundChecks(deployment),
    ...hostileChecks(deployment),
  ];
}

/** Returns a request for the Markdown of a page, which shows whether the host negotiates at all. */
export function markdownProbe(manifest: Manifest): Pick<Check, 'address' | 'headers'> | undefined {
  const page = servedFiles(manifest).find(({markdown}) => markdown !== undefined);
  return page && {address: page.address, headers: {Accept: 'text/markdown'}};
}

/** Excludes compressed files, files that only the host reads, and pages at paths that it redirects. */
function servedFiles({rules, files}: Manifest): ServedFile[] {
  const unserved = new Set([
    '_redirects',
    '_headers',
    notFoundPage,
    ...redirectTargets(rules).keys(),
  ]);
  unserved.add(siteFolder(rules) + notFoundPage);
  return Object.entries(files).flatMap(([file, {sha256}]) => {
    const markdown = file.replace(/\.html$/, '.md');
    return isCompressedCopy(file) || unserved.has(file)
      ? []
      : [
          {
            file,
            address: addressOf(file),
            sha256,
            ...(markdown !== file && files[markdown] && {markdown}),
          },
        ];
  });
}

function addressOf(file: string): string {
  return `/${encodeURI(file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''))}`;
}

function isPage({file}: ServedFile): boolean {
  return file.endsWith('.html');
}

const policyHeader = 'Content-Security-Policy';

function securityHeaders({headers}: Manifest): Expectation[] {
  return Object.entries(headers).map(([name, value]) =>
    expect.hasHeader('security headers', name, value),
  );
}

/** Hosts add a policy for the worker that runs samples, before or after that of the site. */
function interpreterHeaders({headers, ...manifest}: Manifest): Expectation[] {
  const {[policyHeader]: policy = '', ...others} = headers;
  const wanted = [policy, interpreter.policy].sort().join(', ');
  return [
    ...securityHeaders({...manifest, headers: others}),
    expect.hasHeader(
      'security headers',
      policyHeader,
      wanted,
      (value) => value.split(', ').sort().join(', ') === wanted,
    ),
  ];
}

function fileChecks(files: readonly ServedFile[], deployment: Deployment): Check[] {
  const {manifest} = deployment;
  const base = siteFolder(manifest.rules);
  return files.flatMap((served): Check[] => {
    const {file, address, sha256} = served;
    const content = expect.hasContent('content', sha256, file);
    const kind = isPage(served) ? 'page' : isHashed(file.slice(base.length)) ? 'asset' : 'other';
    const hasCopies = manifest.files[file + encodings.gzip] !== undefined;
    const isLarge = (manifest.files[file]?.bytes ?? 0) >= minCompressed;
    const expectations = [
      expect.hasStatus(kind === 'page' ? 'pages' : 'content', 200),
      content,
      expect.hasType(file),
      ...(hasCopies && isLarge ? [expect.isCompressed] : []),
      // Above the site, hosts apply their own rules.
      ...(file.startsWith(base) ? kinds[kind](served, deployment) : []),
    ];
    const plain = {address, headers: {'Accept-Encoding': 'identity'}, expectations: [content]};
    return [{address, expectations}, ...(hasCopies ? [plain] : [])];
  });
}

/** Revalidates one file of each type with the ETag that the host sends, and with another one. */
function revalidationChecks(files: readonly ServedFile[]): Check[] {
  const oneOfEach = new Map(files.map((served) => [path.extname(served.file), served]));
  const withTag = (address: string, tag: string, status: number): Check => ({
    address,
    headers: {'If-None-Match': tag},
    expectations: [expect.hasStatus('caching', status)],
  });
  return [...oneOfEach.values()].map(({address}) => ({
    address,
    expectations: [],
    next: ({headers: {etag}}) =>
      etag ? [withTag(address, etag, 304), withTag(address, '"another"', 200)] : [],
  }));
}

/** The expected format of a page by `Accept`, according to RFC 9110, 12.5.1. */
const weights: readonly (readonly [accept: string, wantsMarkdown: boolean])[] = [
  ['TEXT/MARKDOWN', true],
  ['text/html;q=0.5, text/markdown', true],
  ['text/markdown;q=0.9, text/html;q=0.85', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0.4, text/*;q=0.41', false],
  ['text/markdown;q=0', false],
  ['application/x-text/markdown', false],
  ['*/*', false],
];

function markdownChecks(files: readonly ServedFile[], {manifest}: Deployment): Check[] {
  const topic = 'Markdown on request';
  const pages = files.filter(({markdown}) => markdown !== undefined);
  return [
    ...pages.map(({address, markdown = ''}) => ({
      address,
      headers: {Accept: 'text/markdown, text/html;q=0.5'},
      expectations: [
        expect.hasContent(topic, manifest.files[markdown]?.sha256, markdown),
        expect.variesByAccept,
      ],
    })),
    ...weights.map(([accept, wantsMarkdown]): Check => ({
      address: pages[0]?.address ?? '/',
      headers: {Accept: accept},
      expectations: [
        {
          topic,
          wanted: `${wantsMarkdown ? 'Markdown' : 'HTML'} for "Accept: ${accept}"`,
          problem: (response) =>
            expect.isMarkdown(response) === wantsMarkdown
              ? undefined
              : `Content-Type: ${response.headers['content-type']}`,
        },
      ],
    })),
  ];
}

function redirectChecks(files: readonly ServedFile[], {origin, manifest}: Deployment): Check[] {
  const {rules} = manifest;
  const {baseUrl, latest, retired, moved} = rules;
  const redirect = (from: string, to: string, statuses: readonly number[]): Check => ({
    address: from,
    expectations: [expect.redirectsTo(origin, from, to, statuses)],
  });
  const movedAddresses = new Set(moved.map(([from]) => baseUrl + from));
  const routes = files
    .filter(({address, markdown}) => markdown && versionPathOf(address, rules) === baseUrl)
    .map(({address}) => address.slice(baseUrl.length));
  const formerAddresses = routes.flatMap((route) =>
    retired
      .map((version) => [`${baseUrl}${version}/${route}`, baseUrl + route] as const)
      .filter(([from]) => !movedAddresses.has(decodeURI(from))),
  );
  return [
    ...(baseUrl === '/' ? [] : [redirect(withoutSlash(baseUrl), baseUrl, permanent)]),
    ...[...redirectTargets(rules)].flatMap(([file, to]) => entryChecks(file, to, origin, manifest)),
    ...routes.map((route) => redirect(`${baseUrl}${latest}/${route}`, baseUrl + route, temporary)),
    ...formerAddresses.map(([from, to]) => redirect(from, to, permanent)),
    ...withMarkdown(moved).map(([from, to]) => redirect(baseUrl + from, baseUrl + to, permanent)),
  ];
}

/** `/` and a version's URL redirect or, on hosts without redirects, return a page that does. */
function entryChecks(file: string, to: string, origin: string, manifest: Manifest): Check[] {
  const folder = addressOf(file);
  const addresses = folder === '/' ? [folder] : [folder, withoutSlash(folder)];
  const page = expect.hasContent('redirects', manifest.files[file]?.sha256, file);
  return addresses.map((address) => {
    const statuses = folder === '/' ? [...temporary, ...permanent] : temporary;
    const redirect = expect.redirectsTo(origin, address, to, statuses);
    const problem = (response: HostResponse) =>
      response.status === 200 ? page.problem(response) : redirect.problem(response);
    return {address, expectations: [{...redirect, problem}]};
  });
}

/** Other spellings lead to the page. */
function spellingChecks(files: readonly ServedFile[]): Check[] {
  return files.filter(isPage).flatMap(({file, address, sha256}) => {
    const isFolder = address.endsWith('/');
    const spellings = isFolder ? [`${address}index.html`] : [`${address}.html`, `${address}/`];
    return spellings.map((spelling) => ({
      address: spelling,
      followsRedirects: true,
      expectations: [expect.hasContent('redirects', sha256, file)],
    }));
  });
}

function notFoundChecks({manifest}: Deployment): Check[] {
  const {rules, files, deploy} = manifest;
  const {baseUrl, others} = rules;
  const page = siteFolder(rules) + notFoundPage;
  const expectations = [
    expect.hasStatus('not found', 404),
    ...securityHeaders(manifest),
    expect.hasHeader(
      'caching',
      'Cache-Control',
      'not immutable',
      (value) => !value.includes('immutable'),
    ),
  ];
  const showsPage = expect.hasContent('not found', files[page]?.sha256, page);
  const pages = ['no-such-page', 'no/such/page', ...others.map((name) => `${name}/no-such-page`)];
  const removed = deploy.thenRemove.filter((file) => !isCompressedCopy(file));
  return [
    ...pages.map((route) => ({
      address: baseUrl + route,
      expectations: [...expectations, showsPage],
    })),
    ...['no-such-page.md', 'assets/js/no-such.00000000.js'].map((route) => ({
      address: baseUrl + route,
      expectations,
    })),
    // A page of the earlier release may redirect now.
    ...removed.map((file) => ({
      address: addressOf(file),
      expectations: [expect.isNotServed('not found')],
    })),
  ];
}

/** Files beside the served folder, and those in it that only hosts read. */
const ownFiles = ['manifest.json', 'nginx.conf', 'sizes.md', '_headers', '_redirects'];

/** No URL leads to another host, or returns a file that isn't for readers. */
function hostileChecks({origin, manifest: {rules, files}}: Deployment): Check[] {
  const topic = 'hostile addresses';
  const releasedHashes = new Set(Object.values(files).map(({sha256}) => sha256));
  const stays = (address: string): Expectation => ({
    topic,
    wanted: 'no redirect, or one to a path on this origin',
    problem: ({status, headers: {location}}) =>
      location === undefined || staysOn(origin, location, address)
        ? undefined
        : `status ${status} to ${location}`,
  });
  const isReleased: Expectation = {
    topic,
    wanted: 'status 400 or 404',
    problem: ({status, sha256}) =>
      status === 200 && !releasedHashes.has(sha256)
        ? 'status 200 with content that is not in the release'
        : undefined,
  };
  return [
    ...ownFiles.map((file) => ({
      address: `/${file}`,
      expectations: [expect.isNotServed(topic)],
    })),
    ...[...hostileAddresses(rules), ...outsideAddresses(rules)].map((address) => ({
      address,
      expectations: [stays(address), ...(address.startsWith(rules.baseUrl) ? [isReleased] : [])],
    })),
  ];
}
