import {firstPage} from '../../addresses/fixAddress';
import {withoutSlash} from '../../addresses/paths';
import {withMarkdown} from '../../addresses/hosts/withMarkdown';
import {notFoundPage} from '../fileRules';
import {redirectPages} from '../hosts/redirectPages';
import {siteFolder} from '../manifest';
import type {HostResponse} from './hostRequests';
import {
  responseOf,
  expectThat,
  forEach,
  isPage,
  servedFiles,
  type Context,
  type ServedFile,
} from './check';
import {checkSecurityHeaders} from './checkHeaders';

const temporary = [302, 307];
const permanent = [301, 308];

/** Checks the pages in the sitemap, other spellings of page URLs, and unknown URLs. */
export async function checkAddresses(context: Context): Promise<void> {
  const pages = servedFiles(context.manifest).filter(isPage);
  await checkSitemap(context, pages);
  await checkVersions(context, pages);
  await forEach(pages, (page) => checkSpellings(context, page));
  await checkNotFound(context);
}

/** Checks that the URLs in the sitemap are those of pages in the release. Other checks request the pages. */
async function checkSitemap(context: Context, pages: readonly ServedFile[]): Promise<void> {
  const {siteUrl, rules, files} = context.manifest;
  const address = `${rules.baseUrl}sitemap.xml`;
  if (!files[address.slice(1)]) {
    // A preview has no sitemap.
    return;
  }
  const text = (await responseOf(context, address))?.body.toString() ?? '';
  const sitemapUrls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expectThat(context, 'pages', address, sitemapUrls.length > 0, 'no page', 'pages');
  const known = new Set(pages.map((page) => siteUrl + decodeURI(page.address)));
  sitemapUrls.forEach((url) =>
    expectThat(
      context,
      'pages',
      url,
      known.has(decodeURI(url)),
      'the sitemap lists it',
      'the URL of a page in the release',
    ),
  );
}

async function checkVersions(context: Context, pages: readonly ServedFile[]): Promise<void> {
  const {baseUrl, latest, others, retired, moved} = context.manifest.rules;
  if (baseUrl !== '/') {
    await checkRedirect(context, withoutSlash(baseUrl), baseUrl, permanent);
  }
  for (const version of others) {
    for (const end of ['', '/']) {
      const address = baseUrl + version + end;
      await checkVersionAddress(context, address, `${baseUrl}${version}/${firstPage}`);
    }
  }
  const isInLatest = ({file}: ServedFile) =>
    !others.some((version) => file.startsWith(`${version}/`));
  const markdown = new Set(
    servedFiles(context.manifest).flatMap(({file}) => (file.endsWith('.md') ? [file] : [])),
  );
  const latestPages = pages.filter(
    (page) => isInLatest(page) && markdown.has(page.file.replace(/\.html$/, '.md')),
  );
  const movedAddresses = new Set(moved.map(([from]) => baseUrl + from));
  await forEach(latestPages, async ({address}) => {
    const route = address.slice(baseUrl.length);
    await checkRedirect(context, `${baseUrl}${latest}/${route}`, address, temporary);
    for (const version of retired) {
      const from = `${baseUrl}${version}/${route}`;
      if (!movedAddresses.has(decodeURI(from))) {
        await checkRedirect(context, from, address, permanent);
      }
    }
  });
  await forEach(withMarkdown(moved), ([from, to]) =>
    checkRedirect(context, baseUrl + from, baseUrl + to, permanent),
  );
}

/**
 * Checks that a version's URL redirects to its first page or, on hosts without redirects, returns a page
 * that does.
 */
async function checkVersionAddress(context: Context, from: string, to: string): Promise<void> {
  const {rules, files} = context.manifest;
  const file = `${siteFolder(rules)}${from.slice(rules.baseUrl.length).replace(/\/?$/, '/index.html')}`;
  const response = await responseOf(context, from);
  if (response?.status === 200 && redirectPages(rules).has(file)) {
    const found = 'status 200, different content';
    expectThat(context, 'redirects', from, response.sha256 === files[file]?.sha256, found, file);
  } else {
    await checkRedirect(context, from, to, temporary);
  }
}

async function checkRedirect(
  context: Context,
  from: string,
  to: string,
  statuses: readonly number[],
): Promise<void> {
  const response = await responseOf(context, from);
  if (response) {
    const location = response.headers.location ?? '';
    expectThat(
      context,
      'redirects',
      from,
      statuses.includes(response.status) &&
        redirectTarget(location, from, context) === decodeURI(to),
      `status ${response.status}${location && ` to ${location}`}`,
      `status ${statuses.join(' or ')} to ${to}`,
    );
  }
}

/** Checks that other spellings lead to the page, through any redirects. */
async function checkSpellings(context: Context, {address, sha256}: ServedFile): Promise<void> {
  const isFolder = address.endsWith('/');
  for (const spelling of isFolder ? [`${address}index.html`] : [`${address}.html`, `${address}/`]) {
    const response = await follow(context, spelling);
    if (response) {
      expectThat(
        context,
        'redirects',
        spelling,
        response.sha256 === sha256,
        `status ${response.status}, different content`,
        `the page ${address}`,
      );
    }
  }
}

/** Returns the response after all redirects, up to the number at which a browser might give up. */
async function follow(context: Context, from: string): Promise<HostResponse | undefined> {
  let address = from;
  for (let steps = 0; ; steps += 1) {
    const response = await responseOf(context, address);
    const next =
      response?.headers.location && redirectTarget(response.headers.location, address, context);
    if (!next || steps === 5) {
      return response;
    }
    address = encodeURI(next);
  }
}

/** Returns the path that a redirect leads to, or undefined if it leaves the origin or isn't a valid URL. */
function redirectTarget(location: string, from: string, {origin}: Context): string | undefined {
  try {
    const url = new URL(location, origin + from);
    return url.origin === origin ? decodeURI(url.pathname) : undefined;
  } catch {
    return undefined;
  }
}

async function checkNotFound(context: Context): Promise<void> {
  const {baseUrl, others} = context.manifest.rules;
  const page = servedFiles(context.manifest).find(({file}) => file === notFoundPage);
  const unknown = ['no-such-page', 'no/such/page', ...others.map((name) => `${name}/no-such-page`)];
  for (const route of [...unknown, 'no-such-page.md', 'assets/js/no-such.00000000.js']) {
    const address = baseUrl + route;
    const response = await responseOf(context, address);
    if (!response) {
      continue;
    }
    const found = `status ${response.status}`;
    expectThat(context, 'not found', address, response.status === 404, found, 'status 404');
    if (unknown.includes(route)) {
      expectThat(
        context,
        'not found',
        address,
        response.sha256 === page?.sha256,
        'different content',
        `the content of ${notFoundPage}`,
      );
    }
    checkSecurityHeaders(context, address, response);
    const cache = response.headers['cache-control'] ?? '';
    expectThat(
      context,
      'caching',
      address,
      !/immutable/.test(cache),
      `Cache-Control: ${cache} for a missing file`,
      'no caching',
    );
  }
}
