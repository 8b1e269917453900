import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {fixAddress, fixHash} from '@site/src/addresses/fixAddress';
import {localAddress} from './localAddress';
import {addressRules} from './addressRules';

/** A route's component, which Docusaurus preloads before it renders the page. */
interface Preloadable {
  preload: () => Promise<unknown>;
}

if (typeof window !== 'undefined') {
  // The browser has only looked for the original hash.
  fixCurrentHash()?.scrollIntoView();
  // Must run before the router sees a URL that the reader typed.
  window.addEventListener('popstate', () => fixCurrentHash(), {capture: true});
  const {pathname, search, hash} = window.location;
  const fixedPath = localAddress(withRouteCase(fixAddress(pathname, addressRules))) ?? pathname;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const isNotFound = canonical?.href.endsWith('/404.html');
  if (fixedPath !== pathname) {
    // Must happen immediately, because the router reads the URL as soon as it is created.
    window.history.replaceState(window.history.state, '', fixedPath + search + hash);
    if (isNotFound) {
      // The server has no page at the original URL, but has one at the corrected URL.
      window.location.reload();
      keepUntilReload(fixedPath);
    }
  }
}

/** Returns the element that the hash names if the hash had to be corrected. */
function fixCurrentHash(): HTMLElement | undefined {
  const {pathname, search, hash} = window.location;
  const find = (id: string) => document.getElementById(id);
  const fixedHash = fixHash(hash, (id) => find(id) !== null);
  if (fixedHash === hash) {
    return undefined;
  }
  window.history.replaceState(window.history.state, '', pathname + search + fixedHash);
  return find(decodeURIComponent(fixedHash.slice(1))) ?? undefined;
}

/** Keeps the page at the new URL from hydrating the old page's HTML, which stays until the reload. */
function keepUntilReload(pathname: string): void {
  for (const {route} of matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)) {
    (route.component as unknown as Preloadable).preload = () => new Promise(() => undefined);
  }
}

/**
 * Returns the path with the route's capitalization. The router and some hosts ignore case, but code that
 * compares paths doesn't.
 */
function withRouteCase(pathname: string): string {
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname);
  const path = matches.at(-1)?.route.path;
  return typeof path === 'string' && path.toLowerCase() === pathname.toLowerCase()
    ? path
    : pathname;
}
