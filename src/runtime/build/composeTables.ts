import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {
  listRoutes,
  type ModuleLocation,
  type RouteData,
  type Table,
  type VersionTable,
} from '../shared/table';
import {versionTarget} from '../../addresses/versionTarget';
import {docsOf, type GeneratedData} from './readGenerated';
import {namesOf} from './split';

/** Locations of the modules that tables refer to, as the bundler assigned them. */
export interface EmittedModules {
  /** By module name. */
  locations: Record<string, ModuleLocation>;
  /** Files of the chunks, by id. */
  files: Record<string, string>;
  /** The scripts that every page loads. */
  scripts: string[];
}

/** Builds the route tables for versions and for single pages. */
export class Tables {
  readonly #versions: GlobalVersion[];
  readonly #routes: Map<GlobalVersion, RouteData>;

  constructor(
    generated: GeneratedData,
    private readonly emitted: EmittedModules,
  ) {
    this.#versions = docsOf(generated.globalData).versions;
    const routes = listRoutes(generated.routes);
    this.#routes = new Map(
      this.#versions.flatMap((version) => {
        const route = routes.find((candidate) => candidate.version === version.name);
        return route ? [[version, route]] : [];
      }),
    );
  }

  /** Returns the whole table for each version. */
  ofVersions(): VersionTable[] {
    return Array.from(this.#routes, ([version, route]) => ({
      ...this.#buildTable(version, route, route.routes ?? [], version.docs),
      scripts: this.emitted.scripts,
    }));
  }

  /** Returns the part of the table that each page needs, by the page's path. */
  ofPages(): Record<string, Table> {
    const entries = Array.from(this.#routes).flatMap(([version, route]) =>
      listRoutes(route.routes ?? [])
        .filter(({exact}) => exact)
        .map(({path}) => {
          const docs = version.docs.filter((doc) => doc.path === path);
          const pageRoutes = routesTo(path, route.routes ?? []);
          return [path, this.#buildTable(version, route, pageRoutes, docs)] as const;
        }),
    );
    return Object.fromEntries(entries);
  }

  #buildTable(
    version: GlobalVersion,
    versionRoute: RouteData,
    routes: RouteData[],
    docs: readonly GlobalDoc[],
  ): Table {
    const names = namesOf([versionRoute, ...listRoutes(routes)]);
    // The bundle contains the modules that have no location.
    const locations = pick(this.emitted.locations, names);
    const chunks = Object.values(locations).flatMap(([, ...ids]) => ids);
    const others = this.#versions.filter((other) => other !== version);
    return {
      version: version.name,
      routes,
      places: locations,
      files: pick(this.emitted.files, chunks),
      docs: [...docs],
      elsewhere: Object.fromEntries(
        others.map((other) => [other.name, docsInOtherVersion(version, other, docs)]),
      ),
    };
  }
}

/** Returns the routes down to a page, each with only the next route as its child. */
function routesTo(path: string, routes: readonly RouteData[]): RouteData[] {
  return routes.flatMap((route) => {
    const children = routesTo(path, route.routes ?? []);
    const isPage = route.exact && route.path === path;
    return isPage || children.length > 0
      ? [{...route, ...(route.routes && {routes: children})}]
      : [];
  });
}

/** Returns another version's counterparts of the docs: the same doc, or the page that replaces it there. */
function docsInOtherVersion(
  version: GlobalVersion,
  other: GlobalVersion,
  docs: readonly GlobalDoc[],
): GlobalDoc[] {
  const counterparts = docs.flatMap((doc) => {
    const target = versionTarget(other, version, doc).path;
    return (
      other.docs.find(({id}) => id === doc.id) ?? other.docs.find(({path}) => path === target) ?? []
    );
  });
  return [...new Set(counterparts)];
}

function pick<T>(record: Record<string, T>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
