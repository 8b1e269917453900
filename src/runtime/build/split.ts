import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {listRoutes, type ModuleNames, type RouteData} from '../shared/table';
import {docsOf, docsPlugin, type GeneratedData} from './readGenerated';

/** The part of Docusaurus' generated data that all pages load. */
export interface SharedData {
  /** Routes outside of versions, and the root routes of the versions. */
  routes: RouteData[];
  /** Files of the modules that these routes need, by name. */
  files: Record<string, string>;
  /** Names of the modules that are part of the bundle and need no request. */
  eager: Set<string>;
  globalData: GeneratedData['globalData'];
  /** Names of the modules that tables refer to. Each belongs to one page or one version. */
  tableModules: Set<string>;
}

/**
 * Separates the data that all pages load from everything that belongs to one page or one version.
 *
 * @param knownDocs ids of docs that every page can link to, in all versions
 */
export function split(generated: GeneratedData, knownDocs: ReadonlySet<string>): SharedData {
  const allRoutes = listRoutes(generated.routes);
  const uses = countUses(allRoutes);
  const versions = allRoutes.filter(({version}) => version !== undefined);
  const inVersions = listRoutes(versions);
  const tableModules = new Set(namesOf(inVersions).filter((name) => uses.get(name) === 1));
  const parents = namesOf(allRoutes.filter(({routes}) => routes));
  const isEager = (name: string) =>
    parents.includes(name) || (uses.get(name) ?? 0) > inVersions.length / 10;
  return {
    routes: generated.routes.map(withoutPages),
    files: Object.fromEntries(
      Object.entries(generated.registry).filter(([name]) => !tableModules.has(name)),
    ),
    eager: new Set([...uses.keys()].filter((name) => !tableModules.has(name) && isEager(name))),
    globalData: reduceDocs(generated.globalData, knownDocs),
    tableModules,
  };
}

/** Returns the names of the routes' modules. */
export function namesOf(routes: readonly RouteData[]): string[] {
  return routes.flatMap(({modules}) => flatten(modules));
}

function flatten(names: ModuleNames | undefined): string[] {
  return Object.values(names ?? {}).flatMap((name) =>
    typeof name === 'string' ? [name] : flatten(name),
  );
}

function countUses(routes: readonly RouteData[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of namesOf(routes)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}

function withoutPages({routes, ...route}: RouteData): RouteData {
  return {
    ...route,
    ...(routes && {routes: route.version === undefined ? routes.map(withoutPages) : []}),
  };
}

function reduceDocs(
  globalData: GeneratedData['globalData'],
  knownDocs: ReadonlySet<string>,
): GeneratedData['globalData'] {
  const docs = docsOf(globalData);
  const versions = docs.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({id}) => id === version.mainDocId || knownDocs.has(id)),
  }));
  return {...globalData, [docsPlugin]: {default: {...docs, versions}}};
}

const moduleOf = (name: string) => JSON.stringify(path.join(__dirname, '../navigate', name));

/** Generates the module that replaces `@generated/routes`. */
export function composeRoutes({routes}: SharedData): string {
  return `import {startRoutes} from ${moduleOf('routes.ts')};
export default startRoutes(${JSON.stringify(routes)});
`;
}

/** Generates the module that replaces `@generated/registry`. */
export function composeRegistry({files, eager}: SharedData): string {
  const lines = Object.entries(files).map(([name, file]) => {
    const comment = eager.has(name) ? 'webpackMode: "eager"' : `webpackChunkName: "${name}"`;
    const load = `() => import(/* ${comment} */ ${JSON.stringify(file)})`;
    return `  "${name}": [${/\.mdx?$/.test(file) ? `() => loadArticle("${name}", ${load})` : load}],`;
  });
  return [
    `import {loadArticle} from ${moduleOf('loadArticle.tsx')};`,
    'export default {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Options that only the build reads. Some contain paths on the build machine. */
const buildOptions = [
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'ssrTemplate',
  'staticDirectories',
  'themes',
];

/** Generates the module that replaces `@generated/docusaurus.config`. */
export function composeConfig(siteConfig: DocusaurusConfig): string {
  const clientOptions = Object.entries(siteConfig).filter(
    ([option]) => !buildOptions.includes(option),
  );
  return `export default ${JSON.stringify(Object.fromEntries(clientOptions))};\n`;
}
