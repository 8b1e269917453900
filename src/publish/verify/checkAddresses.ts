import {firstPage} from '../../addresses/fixAddress';
import {withoutSlash} from '../../addresses/paths';
import {withMarkdown} from '../../addresses/hosts/withMarkdown';
import {notFoundPage} from '../fileRules';
import {leadOnPages} from '../hosts/leadOnPages';
import {siteFolder} from '../manifest';
import type {Answer} from './ask';
import {
  answerOf,
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

/** Checks the pages of the sitemap, other spellings of pages' addresses, and unknown addresses. */
export async function checkAddresses(context: Context): Promise<void> {
  const pages = servedFiles(context.manifest).filter(isPage);
  await checkSitemap(context, pages);
  await checkVersions(context, pages);
  await forEach(pages, (page) => checkSpellings(context, page));
  await checkNotFound(context);
}

/** Checks that the addresses of the sitemap are pages of the release. Each page is also requested elsewhere. */
async function checkSitemap(context: Context, pages: readonly ServedFile[]): Promise<void> {
  const {siteUrl, rules, files} = context.manifest;
  const address = `${rules.baseUrl}sitemap.xml`;
  if (!files[address.slice(1)]) {
    // A preview has no sitemap.
    return;
  }
  const text = (await answerOf(context, address))?.body.toString() ?? '';
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expectThat(context, 'pages', address, listed.length > 0, 'no page', 'pages');
  const known = new Set(pages.map((page) => siteUrl + decodeURI(page.address)));
  listed.forEach((url) =>
    expectThat(
      context,
      'pages',
      url,
      known.has(decodeURI(url)),
      'the sitemap lists it',
      'an address of a page of the release',
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
      await checkLead(context, address, `${baseUrl}${version}/${firstPage}`);
    }
  }
  const hasOwn = ({file}: ServedFile) => !others.some((version) => file.startsWith(`${version}/`));
  const markdown = new Set(
    servedFiles(context.manifest).flatMap(({file}) => (file.endsWith('.md') ? [file] : [])),
  );
  const ofLatest = pages.filter(
    (page) => hasOwn(page) && markdown.has(page.file.replace(/\.html$/, '.md')),
  );
  const left = new Set(moved.map(([from]) => baseUrl + from));
  await forEach(ofLatest, async ({address}) => {
    const route = address.slice(baseUrl.length);
    await checkRedirect(context, `${baseUrl}${latest}/${route}`, address, temporary);
    for (const version of retired) {
      const from = `${baseUrl}${version}/${route}`;
      if (!left.has(decodeURI(from))) {
        await checkRedirect(context, from, address, permanent);
      }
    }
  });
  await forEach(withMarkdown(moved), ([from, to]) =>
    checkRedirect(context, baseUrl + from, baseUrl + to, permanent),
  );
}

/**
 * Checks that a version's address redirects to its first page, or shows a page that leads there on
 * hosts without redirects.
 */
async function checkLead(context: Context, from: string, to: string): Promise<void> {
  const {rules, files} = context.manifest;
  const file = `${siteFolder(rules)}${from.slice(rules.baseUrl.length).replace(/\/?$/, '/index.html')}`;
  const answer = await answerOf(context, from);
  if (answer?.status === 200 && leadOnPages(rules).has(file)) {
    const found = 'status 200, another content';
    expectThat(context, 'redirects', from, answer.sha256 === files[file]?.sha256, found, file);
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
  const answer = await answerOf(context, from);
  if (answer) {
    const location = answer.headers.location ?? '';
    expectThat(
      context,
      'redirects',
      from,
      statuses.includes(answer.status) && leadsTo(location, from, context) === decodeURI(to),
      `status ${answer.status}${location && ` to ${location}`}`,
      `status ${statuses.join(' or ')} to ${to}`,
    );
  }
}

/** Checks that other spellings lead to the page, by whatever redirects. */
async function checkSpellings(context: Context, {address, sha256}: ServedFile): Promise<void> {
  const isFolder = address.endsWith('/');
  for (const spelling of isFolder ? [`${address}index.html`] : [`${address}.html`, `${address}/`]) {
    const answer = await follow(context, spelling);
    if (answer) {
      expectThat(
        context,
        'redirects',
        spelling,
        answer.sha256 === sha256,
        `status ${answer.status}, another content`,
        `the page ${address}`,
      );
    }
  }
}

/** Returns the answer after all redirects, up to the number at which a browser may give up. */
async function follow(context: Context, from: string): Promise<Answer | undefined> {
  let address = from;
  for (let steps = 0; ; steps += 1) {
    const answer = await answerOf(context, address);
    const next = answer?.headers.location && leadsTo(answer.headers.location, address, context);
    if (!next || steps === 5) {
      return answer;
    }
    address = encodeURI(next);
  }
}

/** Returns the path that a redirect leads to; undefined if it leaves the origin or isn't an address. */
function leadsTo(location: string, from: string, {origin}: Context): string | undefined {
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
    const answer = await answerOf(context, address);
    if (!answer) {
      continue;
    }
    const found = `status ${answer.status}`;
    expectThat(context, 'not found', address, answer.status === 404, found, 'status 404');
    if (unknown.includes(route)) {
      expectThat(
        context,
        'not found',
        address,
        answer.sha256 === page?.sha256,
        'another content',
        `the content of ${notFoundPage}`,
      );
    }
    checkSecurityHeaders(context, address, answer);
    const cache = answer.headers['cache-control'] ?? '';
    expectThat(
      context,
      'caching',
      address,
      !/immutable/.test(cache),
      `Cache-Control: ${cache} for what is not there`,
      'nothing that keeps it',
    );
  }
}
