// Change: an item that can't be shown says so with its configuration on the server too, so that the
// build tells which one it is; the boundary around the items works in the browser only.
import type {ComponentProps, ReactNode} from 'react';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

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

/** Shows nothing; refuses a sidebar in which there is no page to go to. */
function SidebarCheck(props: SidebarItemProps): ReactNode {
  const {link} = useLayoutDocsSidebar(props.sidebarId, props.docsPluginId);
  if (!link) {
    throw refusal(props, `the sidebar "${props.sidebarId}" has no page to link to; add one`);
  }
  return null;
}

function refusal(item: object, reason: string): Error {
  return new Error(
    `The navbar item ${JSON.stringify(item)} of src/config/navbar.ts can't be shown: ${reason}.`,
  );
}
