import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {defaultTag} from '../shared/files';
import type {HitKind} from '../shared/types';
import {compareSite} from '../../content/reference/compareVersions';
import {routeInVersion, type Site} from '../../content/site';
import {byVersion} from '../../language/versionOrder';
import type {SearchableEntry} from './toDocuments';

/** A page on the site whose text has not been read yet. */
export interface PageSource {
  /** Tag of the page's index. */
  tag: string;
  route: string;
  kind: HitKind;
  tags: string[];
  description: string;
  /** Categories above the page in the sidebar, outermost first. */
  categories: readonly string[];
  /** Documented names by anchor; '' for the page itself. */
  names: ReadonlyMap<string, SearchableEntry>;
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
  ]);
  return routes
    .filter((route) => !covered.has(route) && !route.endsWith('404.html'))
    .filter((route) => !versions.some(({version}) => isVersionRoot(route, version.path, baseUrl)))
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
  return new Map(
    entries
      .filter((entry) => entry.route === route)
      .flatMap(({kind, name, owner, anchor = '', signatures, deprecated, since}) =>
        kind === 'constant'
          ? []
          : [
              [
                anchor,
                {
                  kind,
                  name,
                  signatures,
                  ...(owner && {owner}),
                  ...(deprecated && {deprecated}),
                  ...(byVersion(since, oldest) > 0 && {since}),
                },
              ] as const,
            ],
      ),
  );
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
function categoriesByDoc({sidebars}: LoadedVersion): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (items: readonly SidebarItem[], ancestors: string[]) => {
    for (const {id, label = '', link, items: children} of items) {
      const doc = children ? link?.id : id;
      if (doc !== undefined && !found.has(doc)) {
        found.set(doc, ancestors);
      }
      visit(children ?? [], [...ancestors, label]);
    }
  };
  Object.values(sidebars).forEach((sidebar) => visit(sidebar as SidebarItem[], []));
  return found;
}

function generatedIndexes({sidebars}: LoadedVersion): string[] {
  const routes: string[] = [];
  const visit = (items: readonly SidebarItem[]) => {
    for (const {link, items: children = []} of items) {
      routes.push(...(link?.permalink === undefined ? [] : [link.permalink]));
      visit(children);
    }
  };
  Object.values(sidebars).forEach((sidebar) => visit(sidebar as SidebarItem[]));
  return routes;
}

/** The root of an older or upcoming version only redirects or lists other pages. */
function isVersionRoot(route: string, versionPath: string, baseUrl: string): boolean {
  return route === versionPath && versionPath !== baseUrl;
}
