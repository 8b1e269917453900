// Change: ejected, because the original silently links to the start page when a version lacks the
// page; this one links to the closest page and says so. On unversioned pages it follows the preferred
// version. Upstream: @docusaurus/theme-classic 3.10.2.
import type {MouseEvent, ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useDetour} from '@site/src/components/LookupNotice/useDetour';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';
import {versionTarget} from '@site/src/addresses/versionTarget';

export default function DocsVersionDropdown({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const followDetour = useDetour();
  const versions = useVersions(docsPluginId);
  const [current] = useCurrentVersions();
  const items = versions.map((version) => {
    const target = versionTarget(version, activeVersion, activeDoc);
    return {
      label: target.isDetour ? `${version.label} (closest page)` : version.label,
      to: target.isDetour ? target.path : target.path + suffix,
      isActive: () => version === current,
      'aria-current': 'true' as const,
      onClick: (event: MouseEvent) => {
        savePreferredVersionName(version.name);
        if (target.isDetour && activeDoc) {
          followDetour(event, {version: version.label, path: target.path});
        }
      },
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile ? (
          'Versions'
        ) : current.isLast ? (
          current.label
        ) : (
          <span className="version-chip">{current.label}</span>
        )
      }
      to={mobile ? undefined : versionTarget(current, activeVersion, activeDoc).path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
