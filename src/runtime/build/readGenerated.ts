import fs from 'node:fs';
import path from 'node:path';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {ModuleNames, RouteData} from '../shared/table';

export const docsPlugin = 'docusaurus-plugin-content-docs';

/** The files that Docusaurus generates for its client, as data. */
export interface GeneratedData {
  routes: RouteData[];
  /** Paths of modules, by name. */
  registry: Record<string, string>;
  globalData: Record<string, Record<string, unknown>>;
}

type SerializedRoute = Omit<RouteData, 'version' | 'routes'> & {
  component: [path: string, hash?: string];
  routes?: SerializedRoute[];
};

/** Reads the files that Docusaurus generated for its client. */
export function readGenerated(directory: string): GeneratedData {
  const read = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, ModuleNames>;
  const globalData = JSON.parse(read('globalData.json')) as GeneratedData['globalData'];
  const versionOf = new Map(docsOf(globalData).versions.map(({name, path}) => [path, name]));
  const toData = (route: SerializedRoute, level: number): RouteData => {
    const {component, routes, ...rest} = route;
    const [routePath, hash] = component;
    const modules = names[`${routePath}-${hash}`];
    // The docs plugin nests its routes: the root, the versions, the pages.
    const version = level === 1 ? versionOf.get(route.path) : undefined;
    return {
      ...rest,
      ...(hash !== undefined && {hash}),
      ...(modules && {modules}),
      ...(version !== undefined && {version}),
      ...(routes && {routes: routes.map((child) => toData(child, level + 1))}),
    };
  };
  return {
    routes: evaluateRoutes(read('routes.js')).map((route) => toData(route, 0)),
    registry: readRegistry(read('registry.js')),
    globalData,
  };
}

/** Returns the docs plugin's part of the global data. */
export function docsOf(globalData: GeneratedData['globalData']): GlobalPluginData {
  return globalData[docsPlugin]?.default as GlobalPluginData;
}

/**
 * Evaluates `routes.js`, a JavaScript array whose components are function calls. Here the calls return their
 * arguments.
 */
function evaluateRoutes(source: string): SerializedRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  return new Function('ComponentCreator', body)((...args: string[]) => args) as SerializedRoute[];
}

/** Parses lines such as `"00b0": [() => import(…), "@site/docs/faq.md", …],` */
function readRegistry(source: string): Record<string, string> {
  const line = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)",/gm;
  return Object.fromEntries(Array.from(source.matchAll(line), ([, name, file]) => [name, file]));
}
