import type {AddressRules} from '../config/addresses';
import {latestVersion, type Site} from '../content/site';

/** Where the site stands, and which version at its root. */
export function addressRulesOf(site: Site, baseUrl: string): AddressRules {
  const latest = latestVersion(site);
  return {
    baseUrl,
    latest: latest?.label ?? '',
    others: site.versions.flatMap((version) => (version === latest ? [] : [version.label])),
  };
}
