import type {NavbarItem} from '@docusaurus/theme-common';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Version = Pick<LoadedVersion, 'docs' | 'isLast' | 'sidebars' | 'versionName'>;
type Sidebar = LoadedVersion['sidebars'][string];

/**
 * Why the navbar can't show an item; undefined when it can. An item for a page or a sidebar leads to
 * that of the version that is read, or to that of the latest where the version has none.
 */
export function refusalOf(
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
      return refusalOfSidebar(String(sidebarId), versions, latest);
    default:
      // Docusaurus refuses unknown types by itself, but takes any of these. The theme shows none so far.
      return type.startsWith('custom-') ? `the theme has no component for "${type}"` : undefined;
  }
}

function refusalOfSidebar(
  id: string,
  versions: readonly Version[],
  latest: Version | undefined,
): string | undefined {
  if (!latest?.sidebars[id]) {
    const ids = Object.keys(latest?.sidebars ?? {}).join(', ');
    return `there is no sidebar "${id}" in ${latest?.versionName}; there are ${ids}`;
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
