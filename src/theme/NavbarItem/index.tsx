// Change: an item that can't be shown says so with its configuration on the server too, so that the
// build tells which one it is; the boundary around the items works in the browser only.
import type {ComponentProps, ReactNode} from 'react';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';
import {refusal} from './refusal';

type SidebarItemProps = ComponentProps<(typeof ComponentTypes)['docSidebar']>;

export default function CheckedNavbarItem(props: Props): ReactNode {
  const {type = 'default'} = props;
  if (!Object.hasOwn(ComponentTypes, type)) {
    throw refusal(props, `its type is none of ${Object.keys(ComponentTypes).join(', ')}`);
  }
  return (
    <>
      {type === 'docSidebar' && <SidebarCheck {...(props as SidebarItemProps)} />}
      <NavbarItem {...props} />
    </>
  );
}

/** Renders nothing; stops the build for an unknown sidebar, or one without a page to go to. */
function SidebarCheck(props: SidebarItemProps): ReactNode {
  const {sidebarId} = props;
  const sidebars = useCurrentVersions().flatMap(({sidebars: own}) => Object.entries(own ?? {}));
  const found = sidebars.find(([id]) => id === sidebarId);
  if (!found) {
    const ids = [...new Set(sidebars.map(([id]) => id))].join(', ');
    throw refusal(props, `there is no sidebar "${sidebarId}"; there are ${ids}`);
  }
  if (!found[1].link) {
    throw refusal(props, `the sidebar "${sidebarId}" has no page to link to; add one`);
  }
  return null;
}
