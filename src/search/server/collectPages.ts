import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {PageKind} from '../../config/pageKinds';
import {keywordsOn} from '../../content/site/keywords';
import {compareSite} from '../../content/reference/compareVersions';
import {routeInVersion, type Site} from '../../content/site/site';
import {byVersion} from '../../content/site/versionOrder';
import type {IndexedPage, SearchableEntry} from './toDocuments';

/** A page on the site whose text has not been read yet. */
export interface PageSource extends Omit<IndexedPage, 'sections'> {
  /** Tag of the page's index. */
  tag: string;
  /** Absolute path to its Markdown. */
  file: string;
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

/** Names for a version's latest release notes. */
const notesNames = [
  ...["what's new", 'whats new', 'what is new', 'new features', 'news', 'latest release'],
  ...['release notes', 'releases', 'changelog', 'change log', 'changes', 'breaking changes'],
];

/** Returns the id of the latest release notes; a beta is older than its release. */
function newestOf(ids: readonly string[]): string | undefined {
  return ids
    .filter((id) => /^notes\/[\d.]+$/.test(id))
    .sort((a, b) => byVersion(a.slice(6), b.slice(6)))
    .at(-1);
}

/** Returns the pages in the searchable versions, sorted by route. */
export function listDocs(versions: readonly TaggedVersion[], site: Site): PageSource[] {
  return versions
    .flatMap(({version, tag}) => {
      const categories = categoriesByDoc(version);
      const newestNotes = newestOf(version.docs.map(({id}) => id));
      return version.docs
        .filter(({draft, unlisted}) => !draft && !unlisted)
        .map(({id, permalink, frontMatter, description, source}): PageSource => {
          const file = path.join(site.directory, source.replace(/^@site\//, ''));
          return {
            tag,
            route: permalink,
            kind: (frontMatter.kind as PageKind | undefined) ?? 'page',
            tags: [...(keywordsOn(routeInVersion(site, file), site).get('') ?? [])],
            description,
            categories: categories.get(id) ?? [],
            names: namesOf(file, version.label, site),
            aliases: id === newestNotes ? notesNames : [],
            file,
          };
        });
    })
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
  link?: {id?: string};
  items?: SidebarItem[];
}

/** Returns the categories in each page's breadcrumbs, by page id. */
function categoriesByDoc({sidebars}: LoadedVersion): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (items: readonly SidebarItem[], categories: string[]) => {
    for (const {id, label = '', link, items: children} of items) {
      const doc = children ? link?.id : id;
      if (doc !== undefined && !found.has(doc)) {
        found.set(doc, categories);
      }
      visit(children ?? [], [...categories, label]);
    }
  };
  Object.values(sidebars).forEach((sidebar) => visit(sidebar as SidebarItem[], []));
  return found;
}
