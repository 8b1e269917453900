import fs from 'node:fs';
import path from 'node:path';
import {fixAddress, type AddressRules} from '../fixAddress';
import type {Site} from '../../content/site';

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
