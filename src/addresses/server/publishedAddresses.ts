import fs from 'node:fs';
import path from 'node:path';
import {fixAddress, type AddressRules} from '../fixAddress';
import type {Site} from '../../content/site';

/** Lists of the routes that each version has had, a file each: `{version}.txt`. */
const routeLists = 'tests/build/routes';

/**
 * The addresses that readers may know, as far as the repository does: those in the lists of routes, and
 * of the versions that are retired.
 */
export function publishedAddresses(site: Site, {baseUrl, latest}: AddressRules): string[] {
  const ofVersion = (label: string, routes: readonly string[]) =>
    routes.map((route) => `${baseUrl}${label === latest ? '' : `${label}/`}${route}`);
  return [
    ...site.versions.flatMap(({label}) => {
      const file = path.join(site.directory, routeLists, `${label}.txt`);
      const list = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      return ofVersion(label, list.split('\n').filter(Boolean));
    }),
    ...site.retired.flatMap(({version, routes}) => ofVersion(version, routes)),
  ];
}

/** Those of the addresses that lead to none that the site has, not even by its redirects. */
export function lostAddresses(
  addresses: readonly string[],
  rules: AddressRules,
  known: ReadonlySet<string>,
): string[] {
  return addresses.filter((address) => !known.has(fixAddress(address, rules)));
}
