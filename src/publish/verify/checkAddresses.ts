import {firstPage} from '../../addresses/fixAddress';
import {withoutSlash} from '../../addresses/paths';
import {withMarkdown} from '../../addresses/hosts/withMarkdown';
import {notFoundPage} from '../fileRules';
import {forEachConcurrently} from '../forEachConcurrently';
import {redirectPages} from '../hosts/redirectPages';
import {siteFolder} from '../manifest';
import type {CheckedResponse, HostCheck, ServedFile} from './check';
import {checkSecurityHeaders} from './checkHeaders';

const temporary = [302, 307];
const permanent = [301, 308];

/** Checks the pages in the sitemap, other spellings of page URLs, and unknown URLs. */
export async function checkAddresses(host: HostCheck): Promise<void> {
  await checkSitemap(host);
  await checkVersions(host);
  await forEachConcurrently(host.pages, (page) => checkSpellings(host, page));
  await checkNotFound(host);
}

/** Checks that the URLs in the sitemap are those of pages in the release. Other checks request the pages. */
async function checkSitemap(host: HostCheck): Promise<void> {
  const {siteUrl, rules, files} = host.manifest;
  const address = `${rules.baseUrl}sitemap.xml`;
  if (!files[address.slice(1)]) {
    // A preview has no sitemap.
    return;
  }
  const text = (await host.get(address))?.body.toString() ?? '';
  const sitemapUrls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  host.at(address)('pages', sitemapUrls.length > 0, 'no page', 'pages');
  const known = new Set(host.pages.map((page) => siteUrl + decodeURI(page.address)));
  const wanted = 'the URL of a page in the release';
  sitemapUrls.forEach((url) =>
    host.at(url)('pages', known.has(decodeURI(url)), 'the sitemap lists it', wanted),
  );
}

async function checkVersions(host: HostCheck): Promise<void> {
  const {baseUrl, latest, others, retired, moved} = host.manifest.rules;
  if (baseUrl !== '/') {
    await checkRedirect(host, withoutSlash(baseUrl), baseUrl, permanent);
  }
  for (const version of others) {
    for (const end of ['', '/']) {
      const address = baseUrl + version + end;
      await checkVersionAddress(host, address, `${baseUrl}${version}/${firstPage}`);
    }
  }
  const isInLatest = ({file}: ServedFile) =>
    !others.some((version) => file.startsWith(`${version}/`));
  const names = new Set(host.files.map(({file}) => file));
  const latestPages = host.pages.filter(
    (page) => isInLatest(page) && names.has(page.file.replace(/\.html$/, '.md')),
  );
  const movedAddresses = new Set(moved.map(([from]) => baseUrl + from));
  await forEachConcurrently(latestPages, async ({address}) => {
    const route = address.slice(baseUrl.length);
    await checkRedirect(host, `${baseUrl}${latest}/${route}`, address, temporary);
    for (const version of retired) {
      const from = `${baseUrl}${version}/${route}`;
      if (!movedAddresses.has(decodeURI(from))) {
        await checkRedirect(host, from, address, permanent);
      }
    }
  });
  await forEachConcurrently(withMarkdown(moved), ([from, to]) =>
    checkRedirect(host, baseUrl + from, baseUrl + to, permanent),
  );
}

/**
 * Checks that a version's URL redirects to its first page or, on hosts without redirects, returns a page
 * that does.
 */
async function checkVersionAddress(host: HostCheck, from: string, to: string): Promise<void> {
  const {rules, files} = host.manifest;
  const file = `${siteFolder(rules)}${from.slice(rules.baseUrl.length).replace(/\/?$/, '/index.html')}`;
  const response = await host.get(from);
  if (response?.status === 200 && redirectPages(rules).has(file)) {
    const isMet = response.sha256 === files[file]?.sha256;
    response.expect('redirects', isMet, 'status 200, different content', file);
  } else {
    await checkRedirect(host, from, to, temporary);
  }
}

async function checkRedirect(
  host: HostCheck,
  from: string,
  to: string,
  statuses: readonly number[],
): Promise<void> {
  const response = await host.get(from);
  if (response) {
    const {status, headers, expect} = response;
    const {location = ''} = headers;
    const isMet =
      statuses.includes(status) && redirectTarget(location, from, host) === decodeURI(to);
    const found = `status ${status}${location && ` to ${location}`}`;
    expect('redirects', isMet, found, `status ${statuses.join(' or ')} to ${to}`);
  }
}

/** Checks that other spellings lead to the page, through any redirects. */
async function checkSpellings(host: HostCheck, {address, sha256}: ServedFile): Promise<void> {
  const isFolder = address.endsWith('/');
  for (const spelling of isFolder ? [`${address}index.html`] : [`${address}.html`, `${address}/`]) {
    const response = await follow(host, spelling);
    if (response) {
      const found = `status ${response.status}, different content`;
      host.at(spelling)('redirects', response.sha256 === sha256, found, `the page ${address}`);
    }
  }
}

/** Returns the response after all redirects, up to the number at which a browser might give up. */
async function follow(host: HostCheck, from: string): Promise<CheckedResponse | undefined> {
  let address = from;
  for (let steps = 0; ; steps += 1) {
    const response = await host.get(address);
    const location = response?.headers.location;
    const next = location && redirectTarget(location, address, host);
    if (!next || steps === 5) {
      return response;
    }
    address = encodeURI(next);
  }
}

/** Returns the path that a redirect leads to, or undefined if it leaves the origin or isn't a valid URL. */
function redirectTarget(location: string, from: string, {origin}: HostCheck): string | undefined {
  try {
    const url = new URL(location, origin + from);
    return url.origin === origin ? decodeURI(url.pathname) : undefined;
  } catch {
    return undefined;
  }
}

async function checkNotFound(host: HostCheck): Promise<void> {
  const {baseUrl, others} = host.manifest.rules;
  const page = host.files.find(({file}) => file === notFoundPage);
  const unknown = ['no-such-page', 'no/such/page', ...others.map((name) => `${name}/no-such-page`)];
  for (const route of [...unknown, 'no-such-page.md', 'assets/js/no-such.00000000.js']) {
    const response = await host.get(baseUrl + route);
    if (!response) {
      continue;
    }
    const {status, sha256, headers, expect} = response;
    expect('not found', status === 404, `status ${status}`, 'status 404');
    if (unknown.includes(route)) {
      const wanted = `the content of ${notFoundPage}`;
      expect('not found', sha256 === page?.sha256, 'different content', wanted);
    }
    checkSecurityHeaders(host, response);
    const cache = headers['cache-control'] ?? '';
    const found = `Cache-Control: ${cache} for a missing file`;
    expect('caching', !/immutable/.test(cache), found, 'no caching');
  }
}
