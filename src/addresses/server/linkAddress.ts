import path from 'node:path';
import {latestVersion, routeInVersion, versionOf, type Site} from '../../content/site/site';

/**
 * Returns the target of a link to a page that was added after Docusaurus listed the pages. Links to missing
 * pages stay unchanged, since the checks have reported them.
 *
 * in:  `../rest/quotas.md#errors`; out: `/docs/next/rest/quotas#errors`
 */
export function linkAddress(url: string, source: string, site: Site, baseUrl: string): string {
  const [linkedFile = '', anchor] = url.split('#');
  const file = path.resolve(path.dirname(source), decodeURIComponent(linkedFile));
  const version = versionOf(site, file);
  if (!version) {
    return url;
  }
  const folder = version === latestVersion(site) ? '' : `${version.label}/`;
  const target = `${baseUrl}${folder}${encodeURI(routeInVersion(site, file))}`;
  return anchor === undefined ? target : `${target}#${anchor}`;
}
