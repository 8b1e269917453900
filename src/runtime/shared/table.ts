import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** Names of the modules of a route, by prop; `__comp` is its component. */
export interface ModuleNames {
  [prop: string]: string | ModuleNames;
}

/** The prop whose module is the page's Markdown. */
export const articleProp = 'content';

/** A route as data: what Docusaurus writes into `routes.js` and `routesChunkNames.json`. */
export interface RouteData {
  path: string;
  /** Tells routes of the same path apart; the not-found route has none. */
  hash?: string;
  exact?: boolean;
  sidebar?: string;
  modules?: ModuleNames;
  /** Kilobytes that the code of the page alone takes over the network; only whole tables say it. */
  size?: number;
  /** The version whose routes are below; they come with a table. */
  version?: string;
  routes?: RouteData[];
}

/** Where a module is: its id in the bundle, and the ids of the chunks it needs. */
export type ModulePlace = [id: string | number, ...chunks: string[]];

/** What leads from a version to pages of another one. */
export interface Elsewhere {
  /** Ids of docs that the other version does not have at the same route. */
  lacks: string[];
  /** Its docs that stand in for them. */
  has: GlobalDoc[];
}

/** What the browser knows of a version: all of it, or what a single page needs. */
export interface Table {
  version: string;
  /** The routes below the version's own. */
  routes: RouteData[];
  /** By the name of the module. */
  places: Record<string, ModulePlace>;
  /** Files of chunks, by id. */
  files: Record<string, string>;
  docs: GlobalDoc[];
  /** By the name of the other version. */
  elsewhere: Record<string, Elsewhere>;
}

/** The whole table of a version, a file. */
export interface VersionTable extends Table {
  /** The scripts of the bundle that it belongs to. */
  scripts: string[];
}

/** Id of the element that has the table of the page itself. */
export const pageTableId = 'page-table';

/** Id of the list of scripts that the page needs beside the bundle; `page-loading` asks for them with that. */
export const pageScriptsId = 'page-scripts';

/** Name of the file that has the whole table of a version. */
export function tableFile(version: string): string {
  return `routes-${version}.json`;
}

/** All routes of a tree, parents first. */
export function listRoutes<T extends {routes?: T[]}>(routes: readonly T[]): T[] {
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}
