import type {NavbarItem} from '@docusaurus/theme-common';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Version = Pick<LoadedVersion, 'docs' | 'isLast' | 'sidebars' | 'versionName'>;
type Sidebar = LoadedVersion['sidebars'][string];

/**
 * Returns the reason why the navbar can't show an item, or undefined if it can. An item for a page or a
 * sidebar links to the version being read, or to the latest one if that version lacks it.
 */
export function navbarProblem(
  {type = 'default', docId, sidebarId}: NavbarItem,
  versions: readonly Version[],
): string | undefined {
  const [latest = versions[0]] = versions.filter(({isLast}) => isLast);
  switch (type) {
    case 'doc':
      return latest?.docs.some(({id}) => id === docId)
        ? undefined
        : `there is no page "${docId}" in ${latest?.versionName}`;
    case 'docSidebar':
      return sidebarProblem(String(sidebarId), versions, latest);
    default:
      // Docusaurus rejects other unknown types on its own, but accepts every custom type. The theme
      // doesn't have any yet.
      return type.startsWith('custom-') ? `the theme has no component for "${type}"` : undefined;
  }
}

function sidebarProblem(
  id: string,
  versions: readonly Version[],
  latest: Version | undefined,
): string | undefined {
  if (!latest?.sidebars[id]) {
    const ids = Object.keys(latest?.sidebars ?? {}).join(', ');
    return `there is no sidebar "${id}" in ${latest?.versionName}, only ${ids}`;
  }
  const empty = versions.find(({sidebars}) => sidebars[id] && !hasPage(sidebars[id]));
  return empty && `the sidebar "${id}" has no page to link to in ${empty.versionName}; add one`;
}

function hasPage(items: Sidebar): boolean {
  return items.some(
    (item) =>
      item.type === 'doc' ||
      (item.type === 'category' && (item.link !== undefined || hasPage(item.items))),
  );
}
