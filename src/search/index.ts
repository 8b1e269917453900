import type {LoadContext, Plugin} from '@docusaurus/types';
import {newIssueUrl} from '../config/feedback';
import {compareSite} from '../content/reference/compareVersions';
import {memoize} from '../content/cache/memoize';
import {readSite, type Site} from '../content/site/site';
import {listDocs, listVersions, type PageSource} from './server/collectPages';
import {namesElsewhere, namesIn} from './server/namesElsewhere';
import {otherPages} from './server/otherPages';
import {readDocs} from './server/readPage';
import {serveFiles} from './server/serveFiles';
import {writeInThread} from './server/writeIndexes';
import type {Options, SearchGlobalData} from './options';

export {validateOptions} from './options';

/** Adds search that runs in the browser, with one index per tag, built from the pages' Markdown. */
export default function search(context: LoadContext, options: Options): Plugin {
  const {baseUrl, siteDir} = context;
  let pagesOf: (site: Site) => PageSource[] = () => [];
  const serve = serveFiles({siteDir, baseUrl}, () => pagesOf(readSite(siteDir)));
  // Docusaurus adds middlewares, too; webpack-merge calls both functions and joins the results.
  const setupMiddlewares = (middlewares: unknown[]) => {
    middlewares.unshift(serve);
    return [];
  };
  return {
    name: 'search',
    getThemePath: () => './ui',
    getClientModules: () => ['./client/highlightPage.ts', './client/recentPages.ts'],
    async allContentLoaded({allContent, actions}) {
      const versions = listVersions(allContent);
      pagesOf = memoize((site) => listDocs(versions, site));
      const {maxResults, panelPlacement, insights} = options;
      const data: SearchGlobalData = {maxResults, panelPlacement, insights, newIssueUrl};
      actions.setGlobalData(data);
      const named = compareSite(readSite(siteDir)).flatMap(({version: label, entries}) => {
        const built = versions.find(({version}) => version.label === label);
        return built ? [namesIn(built.version, entries)] : [];
      });
      await actions.createData('elsewhere.json', namesElsewhere(named));
    },
    // Docusaurus' types omit `devServer`, but Docusaurus reads it.
    configureWebpack: () => ({devServer: {setupMiddlewares}}) as object,
    async postBuild({outDir}) {
      const site = readSite(siteDir);
      const pages = [...readDocs(pagesOf(site), site), ...otherPages(baseUrl)];
      await writeInThread({pages, outDir});
    },
  };
}
