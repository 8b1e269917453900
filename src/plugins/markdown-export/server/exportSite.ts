import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {composeFull, composeIndex, type Site} from './composeLlms';
import {listVersions, pagesOf} from './listVersions';
import {markdownPath} from '../shared/markdownPath';
import {toMarkdown, type Context} from './toMarkdown';

/** All that the plugin serves, computed when it is asked for. */
export interface SiteExport {
  /** The Markdown of the page at `/docs/faq.md`, or undefined. */
  page: (address: string) => string | undefined;
  /** Every file by its address below the origin. */
  files: () => Map<string, string>;
}

/** The export of the docs that Docusaurus has loaded. */
export function exportSite(content: LoadedContent, siteDir: string, site: Site): SiteExport {
  const versions = listVersions(content, siteDir);
  const pages = versions.flatMap(pagesOf);
  const context: Context = {
    siteDir,
    siteUrl: site.url,
    permalinks: new Map(
      pages.flatMap((page) => ('file' in page ? [[page.file, page.permalink]] : [])),
    ),
  };
  const byAddress = new Map(pages.map((page) => [markdownPath(page.permalink), page]));
  return {
    page: (address) => {
      const page = byAddress.get(address);
      return page && toMarkdown(page, context);
    },
    files: () => {
      const texts = new Map(pages.map((page) => [page, toMarkdown(page, context)]));
      return new Map([
        ...[...byAddress].map(([address, page]) => [address, texts.get(page) ?? ''] as const),
        ...versions.flatMap((version) => [
          [`${version.path}llms.txt`, composeIndex(version, versions, site)] as const,
          [`${version.path}llms-full.txt`, composeFull(version, texts, site)] as const,
        ]),
      ]);
    },
  };
}
