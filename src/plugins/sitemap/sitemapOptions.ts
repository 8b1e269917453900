import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';
import {stylePage} from '../../addresses/paths';
import {latestVersion, readSite} from '../../content/site/site';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/**
 * Returns options for a sitemap of the landing page and the pages in the latest version, which are the
 * targets of canonical URLs, with the dates of their last commits.
 *
 * @param siteDir folder that contains the site's sources
 * @param changes returns the result of `lastChanges`
 */
export function sitemapOptions(
  siteDir: string,
  baseUrl: string,
  changes: () => ReadonlyMap<string, string>,
): SitemapOptions {
  const site = readSite(siteDir);
  const latest = latestVersion(site)?.name;
  // The source file for category pages.
  const sidebar = `versioned_sidebars/version-${latest}-sidebars.json`;
  const otherVersions = site.versions.filter(({name}) => name !== latest);
  return {
    // Docusaurus would look up the dates by paths that are missing from its list of files.
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: [
      ...otherVersions.map(({label}) => `${baseUrl}${label}/**`),
      `${baseUrl}${stylePage}`,
      `${baseUrl}searchAPI`,
    ],
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const items = await defaultCreateSitemapItems(params);
      const sources = new Map(
        flattenRoutes(params.routes).map((route) => [
          params.siteConfig.url + route.path,
          route.metadata?.sourceFilePath,
        ]),
      );
      return items.map((item) => {
        const lastmod = changes().get(sources.get(item.url) ?? sidebar);
        return lastmod ? {...item, lastmod} : item;
      });
    },
  };
}
