import siteConfig from '@generated/docusaurus.config';
import {tableFile} from '../shared/table';
import {fileExtension, isSlow} from './loadAhead';
import {addWholeTable, filesOf, versionAt} from './routes';

/** How long a link must be in view; milliseconds. */
const moment = 500;

/** Limits of a page view; with these, a page stays below 215 KB. */
const mostPages = 8;
const mostAtOnce = 2;
const mostBytes = 48 * 1024;

/** Nine of ten pages have less; the exact size is known when the file is there. */
const usualBytes = 8 * 1024;

/** What has been fetched since the page came into view. */
interface View {
  start: number;
  pages: number;
  loading: number;
  urls: string[];
}

let view: View;
let observer: IntersectionObserver | undefined;
let timer = 0;
const inView = new Set<HTMLAnchorElement>();
const fetched = new Set<string>();

/**
 * Fetches the code of pages that links in view lead to into the browser's cache, when the browser is
 * idle: the next page and the previous one first. None of it runs before the reader turns to a link.
 */
export function prefetchLinksInView(): void {
  observer?.disconnect();
  inView.clear();
  view = {start: performance.now(), pages: 0, loading: 0, urls: []};
  whenIdle(() => {
    observer = new IntersectionObserver(noteLinks);
    document.querySelectorAll('a[href]').forEach((link) => observer?.observe(link));
  });
}

function noteLinks(entries: readonly IntersectionObserverEntry[]): void {
  for (const {isIntersecting, target} of entries) {
    inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
  }
  clearTimeout(timer);
  timer = window.setTimeout(() => whenIdle(() => void fetchNext(view)), moment);
}

function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    // Safari.
    setTimeout(callback);
  }
}

async function fetchNext(own: View): Promise<void> {
  const version = versionAt(location.pathname);
  if (version === undefined || isSlow() || candidates(version).length === 0) {
    return;
  }
  try {
    await addWholeTable(version);
    const table = siteConfig.baseUrl + tableFile(version);
    if (!own.urls.includes(table)) {
      own.urls.push(table);
    }
    while (own === view && hasRoom(own)) {
      const [pathname] = candidates(version);
      if (pathname === undefined) {
        return;
      }
      fetched.add(pathname);
      void fetchPage(filesOf(pathname), own).then(() => fetchNext(own));
    }
  } catch {
    // The site has changed or is out of reach: a click tries again, and says what is wrong.
  }
}

function hasRoom(own: View): boolean {
  return (
    own.loading < mostAtOnce && own.pages < mostPages && bytesOf(own) + usualBytes <= mostBytes
  );
}

/** What has come over the network; files that are on their way count as usual ones. */
function bytesOf({start, urls}: View): number {
  return urls.reduce((sum, url) => {
    const entries = performance.getEntriesByName(location.origin + url);
    const last = entries.at(-1) as PerformanceResourceTiming | undefined;
    const isOfView = last && last.startTime >= start;
    return sum + (isOfView ? last.transferSize : last ? 0 : usualBytes);
  }, 0);
}

/** Paths of the version's pages that links in view lead to, the likeliest first. */
function candidates(version: string): string[] {
  return [...inView]
    .filter(
      ({origin, pathname}) =>
        origin === location.origin &&
        pathname !== location.pathname &&
        versionAt(pathname) === version &&
        !fileExtension.test(pathname) &&
        !fetched.has(pathname),
    )
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({pathname}) => pathname);
}

/** The next page, the previous one, links of the text, menus. */
function rankOf(link: Element): number {
  return ['.pagination-nav__link--next', '.pagination-nav__link', 'article a', 'a'].findIndex(
    (selector) => link.matches(selector),
  );
}

async function fetchPage(files: readonly string[], own: View): Promise<void> {
  const urls = files
    .map((file) => siteConfig.baseUrl + file)
    .filter((url) => !document.querySelector(`script[src="${url}"]`));
  own.loading += 1;
  own.pages += urls.length > 0 ? 1 : 0;
  try {
    for (const url of urls) {
      await fetchFile(url, own);
    }
  } catch {
    own.pages = mostPages;
  }
  own.loading -= 1;
}

async function fetchFile(url: string, own: View): Promise<void> {
  const room = mostBytes - bytesOf(own);
  own.urls.push(url);
  const response = await fetch(url, {priority: 'low'});
  // Hosts that compress while they answer don't state the length.
  if (!response.ok || Number(response.headers.get('content-length')) > room) {
    await response.body?.cancel();
    own.pages = mostPages;
    return;
  }
  await response.arrayBuffer();
}
