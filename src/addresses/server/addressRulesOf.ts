import fs from 'node:fs';
import path from 'node:path';
import {fixAddress, type AddressRules} from '../fixAddress';
import {movedPages, redirectsOf, type MovedPages} from '../redirects';
import {latestVersion, type Site} from '../../content/site/site';

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
function checkPath(route: string): void {
  const isPlain = /^[\w$.~-]+(?:\/[\w$.~-]+)*$/.test(route) && !/(?:^|\/)\.+(?:\/|$)/.test(route);
  if (route !== '' && !isPlain) {
    throw new Error(
      `src/addresses/movedPages.json has the path "${route}", which no page can have. Use a route such as guides/new.`,
    );
  }
}

/** Folder with the routes that each version has had, one file per version: `{version}.txt`. */
const routesFolder = 'tests/build/routes';

/**
 * Returns the paths of all pages that were ever published, according to the repository: those in the routes
 * folder, and those in retired versions.
 */
export function publishedAddresses(site: Site, {baseUrl, latest}: AddressRules): string[] {
  const pathsIn = (label: string, routes: readonly string[]) =>
    routes.map((route) => `${baseUrl}${label === latest ? '' : `${label}/`}${route}`);
  return [
    ...site.versions.flatMap(({label}) => {
      const file = path.join(site.directory, routesFolder, `${label}.txt`);
      const list = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      return pathsIn(label, list.split('\n').filter(Boolean));
    }),
    ...site.retired.flatMap(({version, routes}) => pathsIn(version, routes)),
  ];
}

/** Returns the paths that no page or redirect serves. */
export function lostAddresses(
  addresses: readonly string[],
  rules: AddressRules,
  known: ReadonlySet<string>,
): string[] {
  return addresses.filter((address) => !known.has(fixAddress(address, rules)));
}
