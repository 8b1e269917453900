// Change: ejected, because the original asks Docusaurus for the version: outside the versions it is
// the reader's preferred one; and because a page that has an item of its own, such as the FAQ, is
// marked there alone; and because a section is not the page that `aria-current="page"` says. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';

export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {navbar} = useThemeConfig();
  const versions = useCurrentVersions();
  const doc = versions.flatMap(({docs}) => docs).find(({id}) => id === docId);
  // `navbar-items` has refused an item whose page the latest version lacks.
  if (!doc) {
    return null;
  }
  const first = versions.find(({docs}) => docs.includes(doc))?.sidebars?.[doc.sidebar ?? '']?.link;
  const isSection = activeDoc?.sidebar === doc.sidebar && first?.path === doc.path;
  const hasOwnItem = navbar.items.some((item) => item.docId === activeDoc?.id);
  const isActive = hasOwnItem ? activeDoc?.id === docId : isSection;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => isActive}
      aria-current="true"
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
