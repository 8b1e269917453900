import routes from '@generated/routes';
import {localAddress} from '../../addresses/client/localAddress';
import {match, type Route} from './routes';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Matches the extension of a file that isn't a page: `/docs/faq.md`, but not `/docs/1.0.0`. */
const fileExtension = /\.[a-z]\w*$/i;

/** Maximum number of pages that are loaded at the same time. */
const maxConcurrent = 2;

/** Pages that are queued, loading, or loaded. */
const requestedPages = new Set<string>();
const queue: string[] = [];
let loadingCount = 0;

/**
 * Loads pages ahead of a click when the reader points at, focuses, or touches a link to them.
 * Disables Docusaurus' own functions, which would fetch for every link in view, without a limit.
 */
export function startLoadingAhead(): void {
  window.docusaurus = Object.freeze({prefetch: () => false, preload: () => false});
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, ({target}) => loadTarget(target as Element), {passive: true});
  }
}

/** Loads the page that "Next" leads to, once the browser is idle. */
export function loadNextPage(): void {
  whenIdle(() => {
    const link = document.querySelector('.pagination-nav__link--next');
    if (link) {
      loadTarget(link);
    }
  });
}

function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    // Safari lacks `requestIdleCallback`.
    setTimeout(callback);
  }
}

function loadTarget(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || localAddress(link.href) === undefined || link.pathname === location.pathname) {
    return;
  }
  if (!fileExtension.test(link.pathname) && !requestedPages.has(link.pathname) && !isSlow()) {
    requestedPages.add(link.pathname);
    // The last link that the reader pointed at or focused is the likeliest.
    queue.unshift(link.pathname);
    void loadQueued();
  }
}

async function loadQueued(): Promise<void> {
  const pathname = loadingCount < maxConcurrent ? queue.shift() : undefined;
  if (pathname === undefined) {
    return;
  }
  loadingCount += 1;
  try {
    await loadPage(pathname);
  } catch {
    // A click tries again, and reports the error.
    requestedPages.delete(pathname);
  }
  loadingCount -= 1;
  void loadQueued();
}

async function loadPage(pathname: string): Promise<void> {
  const matches = match(routes as unknown as Route[], pathname);
  await Promise.all(matches.map(({component}) => component.load(pathname)));
}

/** Returns whether data saver is on, or the connection is too slow to load pages that may never be read. */
function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
