import type {AddressRules} from '../fixAddress';
import {movedPages, redirectsOf, type MovedPages} from '../redirects';
import {latestVersion, type Site} from '../../content/site';

/**
 * Returns the site's base path, its versions, and the redirects for moved pages.
 *
 * @throws Error if a path in the table of moved pages contains characters that hosts treat specially
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
      redirect.forEach(checkPath);
      return redirect;
    }),
  };
}

/**
 * Rejects paths with spaces, repeated slashes, dot segments, or characters that are special to hosts, such
 * as `*`, `:`, and `;`.
 */
function checkPath(path: string): void {
  const isPlain = /^[\w$.~-]+(?:\/[\w$.~-]+)*$/.test(path) && !/(?:^|\/)\.+(?:\/|$)/.test(path);
  if (path !== '' && !isPlain) {
    throw new Error(
      `src/addresses/movedPages.json has the path "${path}", which no page can have. Use a route such as guides/new.`,
    );
  }
}
