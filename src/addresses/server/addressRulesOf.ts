import type {AddressRules} from '../fixAddress';
import {movedPages, redirectsOf, type MovedPages} from '../redirects';
import {latestVersion, type Site} from '../../content/site';

/**
 * Where the site stands, which version at its root, and where pages are that have left their address.
 *
 * @throws Error for an address in the table of moved pages that could mean more to a host than itself
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

/** Hosts give a meaning to blanks, slashes in a row, dots alone, and signs such as `*`, `:`, `;`. */
function checkAddress(address: string): void {
  const isPlain =
    /^[\w$.~-]+(?:\/[\w$.~-]+)*$/.test(address) && !/(?:^|\/)\.+(?:\/|$)/.test(address);
  if (address !== '' && !isPlain) {
    throw new Error(
      `src/addresses/movedPages.json has the address "${address}", which no page can have. Write a route such as guides/new.`,
    );
  }
}
