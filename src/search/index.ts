import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {newIssueUrl} from '../config/feedback';
import {compareSite} from '../content/reference/compareVersions';
import {memoize} from '../content/memoize';
import {readSite, type Site} from '../content/site';
import {openCache} from '../cache/valueCache';
import {
  listDocs,
  listOtherPages,
  listVersions,
  type PageSource,
  type TaggedVersion,
} from './server/collectPages';
import {namesElsewhere} from './server/namesElsewhere';
import {readDocs} from './server/readDocs';
import type {PageSections} from './server/sections';
import {serveFiles} from './server/serveFiles';
import {writeInThread} from './server/writeInThread';
import type {Options} from './options';
import type {SearchGlobalData} from './shared/globalData';

export {validateOptions} from './options';

/** Adds search that runs in the browser, with one index per tag, built from the pages' Markdown. */
export default function search(context: LoadContext, options: Options): Plugin {
  const {baseUrl, siteDir} = context;
  let versions: TaggedVersion[] = [];
  let pagesOf: (site: Site) => PageSource[] = () => [];
  const serve = serveFiles({siteDir, baseUrl}, options, () => pagesOf(readSite(siteDir)));
  // Docusaurus adds middlewares, too; webpack-merge calls both functions and joins the results.
  const setupMiddlewares = (middlewares: unknown[]) => {
    middlewares.unshift(serve);
    return [];
  };
  const earlyKeys = fs.readFileSync(path.join(__dirname, 'earlyKeys.js'), 'utf8');
  return {
    name: 'search',
    getThemePath: () => './ui',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyKeys}]}),
    getClientModules: () => ['./client/highlightPage.ts', './client/recordPage.ts'],
    async allContentLoaded({allContent, actions}) {
      versions = listVersions(allContent);
      pagesOf = memoize((site) => listDocs(versions, site));
      const {maxResults, panelPlacement, insights} = options;
      const data: SearchGlobalData = {
        maxResults,
        panelPlacement,
        newIssueUrl,
        ...(insights && {insights}),
      };
      actions.setGlobalData(data);
      const paths = versions.map(({version}) => [version.label, version.path] as const);
      const elsewhere = namesElsewhere(compareSite(readSite(siteDir)), new Map(paths));
      await actions.createData('elsewhere.json', elsewhere);
    },
    // Docusaurus' types omit `devServer`, but Docusaurus reads it.
    configureWebpack: () => ({devServer: {setupMiddlewares}}) as object,
    async postBuild({outDir, routesPaths}) {
      const site = readSite(siteDir);
      const sources = pagesOf(site);
      const cache = openCache<PageSections>(context, 'sections');
      const docs = readDocs(sources, site, cache);
      cache.save();
      const others = listOtherPages(sources, versions, routesPaths, baseUrl);
      await writeInThread({docs, others, options, outDir, baseUrl});
    },
  };
}
