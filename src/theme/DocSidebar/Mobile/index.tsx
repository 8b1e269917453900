// Change: ejected, because a tap on a section leaves the menu open, a long list has a filter, and the
// menu gets the list when it is opened. Upstream: @docusaurus/theme-classic 3.10.2.
import {memo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import SidebarFilter from '@site/src/components/SidebarFilter';

function PhoneSidebar({sidebar, path}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <SidebarFilter items={sidebar} path={path} onChoose={toggle}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={({type}) => type === 'link' && toggle()}
          level={1}
        />
      </ul>
    </SidebarFilter>
  );
}

/** Is given to the menu when that is opened first: the whole page is rendered anew then. */
function DocSidebarMobile(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown && <NavbarSecondaryMenuFiller component={PhoneSidebar} props={props} />;
}

export default memo(DocSidebarMobile);
