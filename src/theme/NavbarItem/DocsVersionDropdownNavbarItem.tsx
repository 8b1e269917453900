// Change: ejected, because the original silently links to the start page when a version lacks the
// page; this one links to the closest page and says so. On unversioned pages it follows the preferred
// version. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';
import {useVersionLink} from '@site/src/components/Versions/useVersionLink';

export default function DocsVersionDropdown({mobile, position}: Props): ReactNode {
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const versionLink = useVersionLink();
  const [current] = useCurrentVersions();
  const items = useVersions(undefined).map((version) => {
    const {path, isDetour, onClick} = versionLink(version);
    return {
      label: isDetour ? `${version.label} (closest page)` : version.label,
      to: isDetour ? path : path + suffix,
      isActive: () => version === current,
      'aria-current': 'true' as const,
      onClick,
    };
  });
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      label={
        mobile ? (
          'Versions'
        ) : current.isLast ? (
          current.label
        ) : (
          <span className="version-chip">{current.label}</span>
        )
      }
      to={mobile ? undefined : versionLink(current).path}
      items={items}
    />
  );
}
