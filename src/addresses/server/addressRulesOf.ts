import type {AddressRules} from '../fixAddress';
import {movedPages, redirectsOf, type MovedPages} from '../redirects';
import {latestVersion, type Site} from '../../content/site';

/**
 * Returns the site's base path, the version at its root, and the redirects of moved pages.
 *
 * @throws Error for an address in the table of moved pages with characters that are special to a host
 */
export function addressRulesOf(
  site: Site,
  baseUrl: string,
  moved: MovedPages = movedPages,
): AddressRules {
  const latest = latestVersion(site);
  const label = latest?.label ?? '';
  return {
    baseUrl,
    latest: label,
    others: site.versions.flatMap((version) => (version === latest ? [] : [version.label])),
    retired: site.retired.map(({version}) => version),
    moved: redirectsOf(moved, label).map((redirect) => {
      redirect.forEach(checkAddress);
      return redirect;
    }),
  };
}

/**
 * Rejects addresses with spaces, repeated slashes, dot segments, or characters such as `*`, `:`, `;`, which
 * are special to hosts.
 */
function checkAddress(address: string): void {
  const isPlain =
    /^[\w$.~-]+(?:\/[\w$.~-]+)*$/.test(address) && !/(?:^|\/)\.+(?:\/|$)/.test(address);
  if (address !== '' && !isPlain) {
    throw new Error(
      `src/addresses/movedPages.json has the address "${address}", which no page can have. Write a route such as guides/new.`,
    );
  }
}
