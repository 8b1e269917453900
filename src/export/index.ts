import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exportSite, type SiteExport} from './server/exportSite';
import {devServerConfig, serveText} from './server/serveText';

/**
 * Publishes each page as Markdown at its route + `.md`, each member of a class as a separate file, and
 * for each version `llms.txt` (an index of indexes) and the files that it links to. The dev server serves
 * only the pages.
 */
export default function markdownExport(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const {title, tagline, url, baseUrl} = siteConfig;
  let site: SiteExport | undefined;
  return {
    name: 'export',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      site = exportSite(docs, siteDir, {title, tagline, url, baseUrl});
    },
    configureWebpack: () =>
      devServerConfig(
        serveText('text/markdown; charset=utf-8', (pathname) => site?.page(pathname)),
      ),
    async postBuild({outDir}) {
      for (const [pathname, text] of site?.files() ?? []) {
        const file = path.join(outDir, decodeURI(pathname.slice(baseUrl.length)));
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, text);
      }
    },
  };
}
