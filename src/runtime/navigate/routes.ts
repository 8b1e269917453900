import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {localAddress} from '../../addresses/client/localAddress';
import {readText} from '../../client/readText';
import type {PageModule} from '../load/firstArticle';
import {
  articleProp,
  pageTableId,
  type ModuleNames,
  type RouteData,
  tableFile,
  type Table,
  type VersionTable,
} from '../shared/table';
import createPageComponent, {type PageComponent, type VersionPages} from './ComponentCreator';
import {loadArticle} from './loadArticle';
import {loadModule, addModules} from './modules';

/** A route on the site. */
export interface Route extends Omit<RouteConfig, 'component' | 'routes'> {
  key: string;
  component: PageComponent;
  version?: string;
  routes?: Route[];
}

/** The versions' root routes, by version name. */
const versionRoutes = new Map<string, Route>();

/** Requests for the versions' whole tables, by version. */
const wholeTables = new Map<string, Promise<void>>();

/** Versions whose table failed, or was that of another version. The browser may have cached it. */
const badTables = new Set<string>();

/** Creates the routes that all pages share, and adds the page's own. */
export function startRoutes(data: readonly RouteData[]): Route[] {
  const routes = data.map(createRoute);
  const table = document.getElementById(pageTableId);
  if (table) {
    addTable(JSON.parse(table.textContent ?? '') as Table);
  }
  return routes;
}

function createRoute({hash, modules = {}, version, routes, ...rest}: RouteData): Route {
  const key = keyOf({...rest, hash});
  registerModules(key, modules);
  const route: Route = {
    ...rest,
    // React Router would otherwise use the index in the list, which changes when a table arrives.
    key,
    version,
    component: createPageComponent(
      rest.path,
      hash,
      version === undefined ? undefined : versionPages(() => route, version),
    ),
    ...(routes && {routes: routes.map(createRoute)}),
  };
  if (version !== undefined) {
    versionRoutes.set(version, route);
  }
  return route;
}

/** Registers the route's modules for Docusaurus' `ComponentCreator`. */
function registerModules(key: string, modules: ModuleNames): void {
  Object.assign(routesChunkNames, {[key]: modules});
  for (const [prop, name] of Object.entries(flat(modules))) {
    if (!registry[name]) {
      const load = () => loadModule(name);
      // The first page's article is already in its HTML (see `loadArticle`).
      const isArticle = prop === articleProp;
      const loader = isArticle ? () => loadArticle(name, load as () => Promise<PageModule>) : load;
      Object.assign(registry, {[name]: [loader]});
    }
  }
}

/** Returns the pages in a version. Its route has no children until a table adds them. */
function versionPages(route: () => Route, version: string): VersionPages {
  const routesAt = (pathname: string) => match(route().routes ?? [], pathname);
  const pageAt = (pathname: string) => routesAt(pathname).find(({exact}) => exact);
  return {
    componentsOf: (pathname) => routesAt(pathname).map(({component}) => component),
    async add(pathname) {
      if (!pageAt(pathname)) {
        await addWholeTable(version);
      }
    },
    async redirectToServedCase(pathname) {
      const page = pageAt(pathname);
      if (page && differsInCase(page.path, pathname)) {
        // The server has no page with this capitalization. Only the table contains the correct one.
        const {search, hash} = window.location;
        const servedUrl = localAddress(page.path + search + hash);
        if (servedUrl !== undefined) {
          window.location.replace(servedUrl);
          await new Promise(() => undefined);
        }
      }
    },
  };
}

/** Adds a version's whole table, once. After a failure, the next call tries again. */
export function addWholeTable(version: string): Promise<void> {
  const table =
    wholeTables.get(version) ??
    fetchTable(version)
      .then(addTable)
      .catch((error: unknown) => {
        badTables.add(version);
        wholeTables.delete(version);
        throw error;
      });
  wholeTables.set(version, table);
  return table;
}

/** Fetches a version's whole table. Revalidates it, because it names chunks that a redeploy replaces. */
async function fetchTable(version: string): Promise<VersionTable> {
  const {baseUrl} = siteConfig;
  const cache = badTables.has(version) ? 'reload' : 'no-cache';
  const table = JSON.parse(await readText(baseUrl + tableFile(version), cache)) as VersionTable;
  if (table.version !== version) {
    throw new Error(`The list of pages in ${version} has the wrong content.`);
  }
  const isSameBuild = table.scripts.every((file) =>
    document.querySelector(`script[src="${baseUrl + file}"]`),
  );
  if (!isSameBuild) {
    throw new Error('The site was republished while this page was open.');
  }
  return table;
}

function addTable(table: Table): void {
  const route = versionRoutes.get(table.version);
  if (route) {
    addModules(table.places, table.files);
    addDocs(table);
    route.routes = merge(route.routes ?? [], table.routes);
  }
}

/** Adds a table's docs to the docs plugin's global data. */
function addDocs({version, docs, elsewhere}: Table): void {
  const {versions} = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;
  for (const [name, added] of Object.entries({...elsewhere, [version]: docs})) {
    const known = versions.find((candidate) => candidate.name === name)?.docs;
    const ids = new Set(known?.map(({id}) => id));
    known?.push(...added.filter(({id}) => !ids.has(id)));
  }
}

/** Merges routes. Existing routes keep their identity, so React keeps the page that is shown. */
function merge(existing: readonly Route[], data: readonly RouteData[]): Route[] {
  return data.map((added) => {
    const route = existing.find(({key}) => key === keyOf(added)) ?? createRoute(added);
    if (added.routes) {
      route.routes = merge(route.routes ?? [], added.routes);
    }
    return route;
  });
}

/** Returns the routes that lead to a page, the page's own last. */
export function match(routes: Route[], pathname: string): Route[] {
  const matches = [pathname, decode(pathname)].flatMap((path) =>
    matchRoutes(routes as RouteConfig[], path),
  );
  return Array.from(new Set(matches.map(({route}) => route as unknown as Route)));
}

/** Returns whether the paths differ only in case, which matters to the server but not to the router. */
function differsInCase(path: string, pathname: string): boolean {
  const requested = decode(pathname);
  return path !== requested && path.toLowerCase() === requested.toLowerCase();
}

function keyOf({path, hash}: RouteData): string {
  return `${path}-${hash}`;
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
