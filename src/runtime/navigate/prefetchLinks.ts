import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import {matchRoutes} from 'react-router-config';
import {listRoutes} from '../shared/table';
import {choosePage, type Candidate, type Budget} from './choosePage';
import {requestedPages, isSlow} from './loadAhead';
import {filesOfModule} from './modules';
import {addWholeTable, type Route} from './routes';
import {whenIdle} from './whenIdle';

interface Page extends Candidate {
  files: string[];
}

/** Time in milliseconds that links must be in view before they count. */
const minTimeInView = 500;

/** Maximum number of pages that are fetched at the same time. */
const maxConcurrent = 2;

/** Limits per page view. A version's table adds up to 20 KB, once. */
const limits: Readonly<Budget> = {pages: 8, kilobytes: 30};

/** Pages that are in the browser's cache or were shown. */
const knownPages = new Set<string>();

/**
 * Fills the browser's cache with the code of pages that links in view point to, without running it.
 *
 * @param view aborted when the reader navigates to another page
 */
export function prefetchLinks(view: AbortSignal): void {
  if (!view.aborted) {
    knownPages.add(location.pathname);
    new Prefetch(view).start();
  }
}

class Prefetch {
  readonly #inView = new Set<HTMLAnchorElement>();
  readonly #budget = {...limits};
  readonly #version = versionRouteAt(location.pathname);
  #pages: Map<string, Route> | undefined;
  #running = 0;
  #timer: number | undefined;

  constructor(private readonly view: AbortSignal) {}

  start(): void {
    const observer = new IntersectionObserver((entries) => this.#update(entries));
    document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
    this.view.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(this.#timer);
    });
  }

  #update(entries: readonly IntersectionObserverEntry[]): void {
    for (const {isIntersecting, target} of entries) {
      this.#inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined;
      whenIdle(() => void this.#fetchNext());
    }, minTimeInView);
  }

  async #fetchNext(): Promise<void> {
    if (this.#version?.version === undefined || isSlow()) {
      return;
    }
    try {
      await addWholeTable(this.#version.version);
      this.#pages ??= versionPages(this.#version);
    } catch {
      // The site has changed or is unreachable. A click tries again, and reports the error.
      return;
    }
    // Links that came into view in the meantime must stay there for `minTimeInView` first.
    while (!this.view.aborted && this.#timer === undefined && this.#running < maxConcurrent) {
      const page = choosePage(this.#candidates(), this.#budget);
      if (!page) {
        return;
      }
      knownPages.add(page.pathname);
      this.#budget.pages -= 1;
      this.#budget.kilobytes -= page.size;
      void this.#fetchPage(page);
    }
  }

  async #fetchPage({pathname, files}: Page): Promise<void> {
    this.#running += 1;
    try {
      await Promise.all(files.map((file) => fetchFile(siteConfig.baseUrl + file, this.view)));
      this.#running -= 1;
      await this.#fetchNext();
    } catch {
      // The site has changed or is unreachable, so nothing more is prefetched in this page view.
      knownPages.delete(pathname);
      this.#budget.pages = 0;
    }
  }

  /** Returns the pages in the version that aren't cached yet, likeliest first. */
  #candidates(): Page[] {
    const inMain = [...this.#inView].filter((link) => link.closest('main'));
    const pages = new Map<string, Page>();
    for (const link of new Set([...pagingLinks(), ...inMain, ...this.#inView])) {
      const page = pages.get(link.pathname) ?? this.#pageOf(link);
      if (page) {
        const isInView = page.isInView || this.#inView.has(link);
        pages.set(link.pathname, {...page, isInView});
      }
    }
    return [...pages.values()];
  }

  #pageOf({origin, pathname}: HTMLAnchorElement): Page | undefined {
    const route = this.#pages?.get(pathname);
    const isWanted =
      origin === location.origin && !knownPages.has(pathname) && !requestedPages.has(pathname);
    return isWanted && route?.size !== undefined
      ? {pathname, isInView: false, size: route.size, files: filesOf(route)}
      : undefined;
  }
}

/** Returns the links to the next and the previous page. */
function pagingLinks(): HTMLAnchorElement[] {
  return ['next', 'prev'].flatMap((name) =>
    Array.from(
      document.querySelectorAll<HTMLAnchorElement>(`.pagination-nav__link--${name}[href]`),
    ),
  );
}

/** Returns the route of the version that contains a path. Pages outside versions belong to the latest. */
function versionRouteAt(pathname: string): Route | undefined {
  return matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)
    .map(({route}) => route as unknown as Route)
    .find(({version}) => version !== undefined);
}

function versionPages({routes: children = []}: Route): Map<string, Route> {
  return new Map(listRoutes(children).map((route) => [route.path as string, route]));
}

function filesOf({key}: Route): string[] {
  const names = Object.values(flat(routesChunkNames[key] ?? {}));
  return [...new Set(names.flatMap(filesOfModule))];
}

async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {priority: 'low', signal});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  await response.arrayBuffer();
}
