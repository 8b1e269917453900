// Change: ejected, because the original takes the version from Docusaurus, but on unversioned pages it
// should be the reader's preferred one. A page with its own item, such as the FAQ, is highlighted there
// only, and a section isn't announced as the current page. Upstream: @docusaurus/theme-classic 3.10.2.
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
  // `build-checks` rejects items whose page the latest version lacks.
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
