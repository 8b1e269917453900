import fs from 'node:fs';
import path from 'node:path';
import {fixAddress, type AddressRules} from '../fixAddress';
import type {Site} from '../../content/site';

/** Lists of the routes that each version has had, one file per version: `{version}.txt`. */
const routeLists = 'tests/build/routes';

/**
 * Returns all addresses that have been published, according to the repository: those in the lists of
 * routes, and those of retired versions.
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

/** Returns the addresses that no page or redirect serves. */
export function lostAddresses(
  addresses: readonly string[],
  rules: AddressRules,
  known: ReadonlySet<string>,
): string[] {
  return addresses.filter((address) => !known.has(fixAddress(address, rules)));
}
