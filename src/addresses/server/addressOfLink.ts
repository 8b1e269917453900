import path from 'node:path';
import {latestVersion, routeInVersion, versionOf, type Site} from '../../content/site';

/**
 * Returns the address of a page that was added after Docusaurus listed the pages. Links to
 * missing pages stay unchanged, since the checks have reported them.
 *
 * in:  `../rest/quotas.md#errors`; out: `/docs/next/rest/quotas#errors`
 */
export function addressOfLink(url: string, source: string, site: Site, baseUrl: string): string {
  const [target = '', anchor] = url.split('#');
  const file = path.resolve(path.dirname(source), decodeURIComponent(target));
  const version = versionOf(site, file);
  if (!version) {
    return url;
  }
  const folder = version === latestVersion(site) ? '' : `${version.label}/`;
  const address = `${baseUrl}${folder}${encodeURI(routeInVersion(site, file))}`;
  return anchor === undefined ? address : `${address}#${anchor}`;
}
