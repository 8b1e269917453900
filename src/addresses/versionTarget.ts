import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from './paths';
import {similarPages} from './similarPages';

type Version = Omit<GlobalVersion, 'draftIds'>;

interface VersionTarget {
  path: string;
  /** True if the version lacks the current page. The path is then that of the closest page. */
  isDetour: boolean;
}

/** Lists of pages that are named after what they describe. Similar names don't make those pages related. */
const lists = [
  {folder: 'language/commands/', list: 'language/commands/command-list'},
  {folder: 'language/basics/', list: 'category/language-basics'},
  {folder: 'language/', list: 'category/classes'},
];

/**
 * Returns the page in `version` for a reader of `doc`: the same page, or else the list of commands or classes,
 * the page with the most similar name, the overview of its folder, the first page in its sidebar, or the start page. For an unversioned
 * page, returns the start page.
 */
export function versionTarget(
  version: Version,
  active: Version | undefined,
  doc: Pick<GlobalDoc, 'id' | 'path' | 'sidebar'> | undefined,
): VersionTarget {
  const start = version.docs.find(({id}) => id === version.mainDocId) ?? version.docs[0];
  const startPath = start?.path ?? version.path;
  if (!doc || !active) {
    return {path: startPath, isDetour: false};
  }
  const samePage = version.docs.find(({id}) => id === doc.id);
  if (samePage) {
    return {path: samePage.path, isDetour: false};
  }
  const root = withoutSlash(version.path);
  const pages = {...version, path: root, pages: version.docs.map(({path}) => path)};
  const route = doc.path.slice(withoutSlash(active.path).length);
  const requested = root + route;
  const list = lists.find(({folder}) => route.startsWith(`/${folder}`))?.list;
  const listPath = version.docs.find(({path}) => path === `${root}/${list}`)?.path;
  const [nearest] = similarPages(requested, [pages], {count: 1, maxDifference: 0.4})?.pages ?? [];
  const sidebarStart = version.sidebars?.[doc.sidebar ?? '']?.link?.path;
  return {
    path:
      listPath ??
      nearest?.path ??
      overviewAbove(requested, pages.pages) ??
      sidebarStart ??
      startPath,
    isDetour: true,
  };
}

/** Returns the overview of the closest parent folder that has one. */
function overviewAbove(address: string, pages: readonly string[]): string | undefined {
  const folders = address.split('/').slice(0, -1);
  return folders
    .map((_, index) => [...folders.slice(0, folders.length - index), 'overview'].join('/'))
    .find((overview) => pages.includes(overview));
}
