import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {defaultTag} from '../shared/files';
import type {HitKind} from '../shared/types';
import {compareSite} from '../../content/reference/compareVersions';
import {routeInVersion, type Site} from '../../content/site';
import {byVersion} from '../../language/versionOrder';
import type {IndexedPage, SearchableEntry} from './toDocuments';

/** A page on the site whose text has not been read yet. */
export interface PageSource extends Omit<IndexedPage, 'page'> {
  /** Tag of the page's index. */
  tag: string;
  /** Absolute path to its Markdown; pages outside the versions have none. */
  file?: string;
}

type LoadedVersion = LoadedContent['loadedVersions'][number];

/** A version of the docs and the tag of its index. */
export interface TaggedVersion {
  version: LoadedVersion;
  tag: string;
}

/** Returns the versions in the loaded plugin content, with Docusaurus' tags. */
export function listVersions(allContent: AllContent): TaggedVersion[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([id, content]) =>
      (content as LoadedContent).loadedVersions.map((version) => ({
        version,
        tag: `docs-${id}-${version.versionName}`,
      })),
  );
}

/** Returns the pages in the searchable versions, sorted by route. */
export function listDocs(versions: readonly TaggedVersion[], site: Site): PageSource[] {
  return versions
    .flatMap(({version, tag}) => {
      const categories = categoriesByDoc(version);
      return version.docs
        .filter(({draft, unlisted}) => !draft && !unlisted)
        .map(({id, permalink, frontMatter, description, source}): PageSource => {
          const file = path.join(site.directory, source.replace(/^@site\//, ''));
          return {
            tag,
            route: permalink,
            kind: (frontMatter.kind as HitKind | undefined) ?? 'page',
            tags: (frontMatter.keywords as string[] | undefined) ?? [],
            description,
            categories: categories.get(id) ?? [],
            names: namesOf(file, version.label, site),
            file,
          };
        });
    })
    .sort(byRoute);
}

/** Returns the pages outside the versions, sorted by route. */
export function listOtherPages(
  docs: readonly PageSource[],
  versions: readonly TaggedVersion[],
  routes: readonly string[],
  baseUrl: string,
): PageSource[] {
  const covered = new Set([
    ...docs.map(({route}) => route),
    // A category's list of pages only repeats their text.
    ...versions.flatMap(({version}) => generatedIndexes(version)),
    // The root of an older or upcoming version only redirects or lists other pages.
    ...versions.map(({version}) => version.path).filter((root) => root !== baseUrl),
  ]);
  return routes
    .filter((route) => !covered.has(route) && !route.endsWith('404.html'))
    .map((route): PageSource => ({
      tag: defaultTag,
      route,
      kind: 'page',
      tags: [],
      description: '',
      categories: [],
      names: new Map(),
    }))
    .sort(byRoute);
}

function byRoute(a: PageSource, b: PageSource): number {
  return a.route < b.route ? -1 : 1;
}

/** Returns the names documented on the page by its version's reference. */
function namesOf(file: string, version: string, site: Site): Map<string, SearchableEntry> {
  const versions = compareSite(site);
  const oldest = versions[0]?.version ?? version;
  const route = routeInVersion(site, file);
  const entries = versions.find((candidate) => candidate.version === version)?.entries ?? [];
  const names = new Map<string, SearchableEntry>();
  for (const {kind, name, owner, anchor = '', signatures, deprecated, since, ...entry} of entries) {
    if (entry.route === route && kind !== 'constant') {
      const isNewer = byVersion(since, oldest) > 0;
      names.set(anchor, {kind, name, owner, signatures, deprecated, ...(isNewer && {since})});
    }
  }
  return names;
}

/** The fields of a sidebar item that are used here. */
interface SidebarItem {
  /** For a page. */
  id?: string;
  /** For a category. */
  label?: string;
  link?: {id?: string; permalink?: string};
  items?: SidebarItem[];
}

/** Returns the categories in each page's breadcrumbs, by page id. */
function categoriesByDoc(version: LoadedVersion): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {id, link, items, categories} of sidebarItems(version)) {
    const doc = items ? link?.id : id;
    if (doc !== undefined && !found.has(doc)) {
      found.set(doc, categories);
    }
  }
  return found;
}

function generatedIndexes(version: LoadedVersion): string[] {
  return sidebarItems(version).flatMap(({link}) => link?.permalink ?? []);
}

/** Returns all items in a version's sidebars, each with the categories above it. */
function sidebarItems({sidebars}: LoadedVersion) {
  const flatten = (
    items: readonly SidebarItem[],
    categories: string[],
  ): (SidebarItem & {categories: string[]})[] =>
    items.flatMap((item) => [
      {...item, categories},
      ...flatten(item.items ?? [], [...categories, item.label ?? '']),
    ]);
  return Object.values(sidebars).flatMap((sidebar) => flatten(sidebar as SidebarItem[], []));
}
