import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {fixAddress} from '@site/src/addresses/fixAddress';
import {fixHash} from '@site/src/addresses/fixHash';
import {addressHere} from './addressHere';
import {addressRules} from './addressRules';

/** The component of a route, which Docusaurus preloads before it renders the page. */
interface Preloadable {
  preload: () => Promise<unknown>;
}

if (typeof window !== 'undefined') {
  fixCurrentHash();
  // Must run before the router sees an address that the reader typed.
  window.addEventListener('popstate', fixCurrentHash, {capture: true});
  const {pathname, search, hash} = window.location;
  const fixed = addressHere(withRouteCase(fixAddress(pathname, addressRules))) ?? pathname;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const isNotFound = canonical?.href.endsWith('/404.html');
  if (fixed !== pathname) {
    // Must happen immediately, because the router reads the address as soon as it is created.
    window.history.replaceState(window.history.state, '', fixed + search + hash);
    if (isNotFound) {
      // The server had no page at the original address, but has one at the new address.
      window.location.reload();
      keepUntilReload(fixed);
    }
  }
}

function fixCurrentHash(): void {
  const {pathname, search, hash} = window.location;
  const fixed = fixHash(hash);
  if (fixed !== hash) {
    window.history.replaceState(window.history.state, '', pathname + search + fixed);
  }
}

/** Prevents the page at the new address from hydrating the old one's HTML, which stays until the reload. */
function keepUntilReload(pathname: string): void {
  for (const {route} of matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)) {
    (route.component as unknown as Preloadable).preload = () => new Promise(() => undefined);
  }
}

/**
 * Returns the path in the route's case. Case doesn't matter to the router or to some hosts, but it does
 * to code that compares the path.
 */
function withRouteCase(pathname: string): string {
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname);
  const path = matches.at(-1)?.route.path;
  return typeof path === 'string' && path.toLowerCase() === pathname.toLowerCase()
    ? path
    : pathname;
}
