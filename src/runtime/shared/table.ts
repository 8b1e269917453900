import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** Names of a route's modules, by prop; `__comp` is its component. */
export interface ModuleNames {
  [prop: string]: string | ModuleNames;
}

/** The prop whose module is the page's Markdown. */
export const articleProp = 'content';

/** The data for a route, as Docusaurus writes it to `routes.js` and `routesChunkNames.json`. */
export interface RouteData {
  path: string;
  /** Distinguishes routes with the same path. The not-found route has none. */
  hash?: string;
  exact?: boolean;
  sidebar?: string;
  modules?: ModuleNames;
  /** The version whose routes are nested in this one. They arrive with a table. */
  version?: string;
  routes?: RouteData[];
}

/** The location of a module: its id in the bundle, and the ids of the chunks it needs. */
export type ModuleLocation = [id: string | number, ...chunks: string[]];

/** Data about a version in the browser: all of it, or the part that a single page needs. */
export interface Table {
  version: string;
  /** The routes nested in the version's own. */
  routes: RouteData[];
  /** Locations of modules, by module name. */
  places: Record<string, ModuleLocation>;
  /** Files of chunks, by id. */
  files: Record<string, string>;
  docs: GlobalDoc[];
  /** The counterparts of these docs in other versions, by version name. */
  elsewhere: Record<string, GlobalDoc[]>;
}

/** The whole table of a version, published as a file. */
export interface VersionTable extends Table {
  /** The scripts in the bundle that the table belongs to. */
  scripts: string[];
}

/** Id of the element with the page's own table. */
export const pageTableId = 'page-table';

/** Id of the list of scripts that the page needs besides the bundle. `pageGuard.js` preloads both. */
export const pageScriptsId = 'page-scripts';

/** Returns the name of the file with the whole table of a version. */
export function tableFile(version: string): string {
  return `routes-${version}.json`;
}

/** Returns all routes of a tree, parents first. */
export function listRoutes<T extends {routes?: T[]}>(routes: readonly T[]): T[] {
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}
