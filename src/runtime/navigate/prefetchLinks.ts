import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import {matchRoutes} from 'react-router-config';
import {listRoutes} from '../shared/table';
import {choosePage, type Candidate, type Room} from './choosePage';
import {asked, isSlow} from './loadAhead';
import {filesOfPlace} from './places';
import {addWholeTable, type Route} from './routes';
import {whenIdle} from './whenIdle';

interface Page extends Candidate {
  files: string[];
}

/** How long links must be in view, in milliseconds. */
const moment = 500;

/** Pages that are fetched at the same time. */
const mostAtOnce = 2;

/** Limits of a page view. The table of a version takes up to 20 KB more, once. */
const limits: Readonly<Room> = {pages: 8, kilobytes: 30};

/** Pages that are in the browser's cache, or have been shown. */
const known = new Set<string>();

/**
 * Fetches the code of pages that links in view lead to into the browser's cache, without running it.
 *
 * @param view aborted when the reader moves on to another page
 */
export function prefetchLinks(view: AbortSignal): void {
  if (!view.aborted) {
    known.add(location.pathname);
    new Prefetch(view).start();
  }
}

class Prefetch {
  readonly #inView = new Set<HTMLAnchorElement>();
  readonly #room = {...limits};
  readonly #version = versionRouteAt(location.pathname);
  #pages: Map<string, Route> | undefined;
  #running = 0;
  #timer: number | undefined;

  constructor(private readonly view: AbortSignal) {}

  start(): void {
    const observer = new IntersectionObserver((entries) => this.#note(entries));
    document.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
    this.view.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(this.#timer);
    });
  }

  #note(entries: readonly IntersectionObserverEntry[]): void {
    for (const {isIntersecting, target} of entries) {
      this.#inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined;
      whenIdle(() => void this.#fetchNext());
    }, moment);
  }

  async #fetchNext(): Promise<void> {
    if (this.#version?.version === undefined || isSlow()) {
      return;
    }
    try {
      await addWholeTable(this.#version.version);
      this.#pages ??= pagesBelow(this.#version);
    } catch {
      // The site has changed or is out of reach: a click tries again, and says what is wrong.
      return;
    }
    // What has come into view in the meantime has to stay there for its moment.
    while (!this.view.aborted && this.#timer === undefined && this.#running < mostAtOnce) {
      const page = choosePage(this.#candidates(), this.#room);
      if (!page) {
        return;
      }
      known.add(page.pathname);
      this.#room.pages -= 1;
      this.#room.kilobytes -= page.size;
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
      // The site has changed or is out of reach, so the rest of this page view is left alone.
      known.delete(pathname);
      this.#room.pages = 0;
    }
  }

  /** Pages of the version that aren't there yet, the likeliest first. */
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
    const isWanted = origin === location.origin && !known.has(pathname) && !asked.has(pathname);
    return isWanted && route?.size !== undefined
      ? {pathname, isInView: false, size: route.size, files: filesOf(route)}
      : undefined;
  }
}

/** The links to the next and the previous page. */
function pagingLinks(): HTMLAnchorElement[] {
  return ['next', 'prev'].flatMap((name) =>
    Array.from(
      document.querySelectorAll<HTMLAnchorElement>(`.pagination-nav__link--${name}[href]`),
    ),
  );
}

/** The route of the version that a path is in; pages outside of versions are in the latest. */
function versionRouteAt(pathname: string): Route | undefined {
  return matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)
    .map(({route}) => route as unknown as Route)
    .find(({version}) => version !== undefined);
}

function pagesBelow({routes: below = []}: Route): Map<string, Route> {
  return new Map(listRoutes(below).map((route) => [route.path as string, route]));
}

function filesOf({key}: Route): string[] {
  const names = Object.values(flat(routesChunkNames[key] ?? {}));
  return [...new Set(names.flatMap(filesOfPlace))];
}

async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {priority: 'low', signal});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  await response.arrayBuffer();
}
