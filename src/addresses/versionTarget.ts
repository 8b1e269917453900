import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from './paths';
import {nearestPages} from './nearestPages';

type Version = Pick<
  GlobalVersion,
  'name' | 'label' | 'path' | 'isLast' | 'mainDocId' | 'docs' | 'sidebars'
>;

interface VersionTarget {
  path: string;
  /** The version lacks the current page; the path is that of the nearest one. */
  isDetour: boolean;
}

/**
 * Where a reader of `doc` goes in `version`: to the same page, or when the version lacks it to the
 * one whose name is nearest, else to the overview of its folder, else to where its sidebar begins; to
 * the start page from a page that is in no version.
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
  const same = version.docs.find(({id}) => id === doc.id);
  if (same) {
    return {path: same.path, isDetour: false};
  }
  const root = withoutSlash(version.path);
  const pages = {...version, path: root, pages: version.docs.map(({path}) => path)};
  const asked = root + doc.path.slice(withoutSlash(active.path).length);
  const [nearest] = nearestPages(asked, [pages], {count: 1, furthest: 0.4})?.pages ?? [];
  const part = version.sidebars?.[doc.sidebar ?? '']?.link?.path;
  return {
    path: nearest?.path ?? overviewAbove(asked, pages.pages) ?? part ?? startPath,
    isDetour: true,
  };
}

/** The overview of the closest parent folder that has one. */
function overviewAbove(address: string, pages: readonly string[]): string | undefined {
  const folders = address.split('/').slice(0, -1);
  return folders
    .map((_, index) => [...folders.slice(0, folders.length - index), 'overview'].join('/'))
    .find((overview) => pages.includes(overview));
}
