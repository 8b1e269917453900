import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {nearestPages} from '../NearestPages/nearestPages';

type Version = Pick<GlobalVersion, 'name' | 'label' | 'path' | 'isLast' | 'mainDocId' | 'docs'>;

export interface VersionTarget {
  path: string;
  /** The version lacks the page read; the path is the nearest one's. */
  isDetour: boolean;
}

/**
 * Where a reader of `doc` goes in `version`: to the same page, or to the nearest one when the
 * version lacks it; to the start page from a page that is in no version.
 */
export function versionTarget(
  version: Version,
  active: Version | undefined,
  doc: Pick<GlobalDoc, 'id' | 'path'> | undefined,
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
  const [nearest] = nearestPages(asked, [pages], 1)?.pages ?? [];
  return {path: nearest?.path ?? startPath, isDetour: true};
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
