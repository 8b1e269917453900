// Change: ejected, to keep the menu open when a section is tapped, and to pass the menu its list only when
// it opens. Upstream: @docusaurus/theme-classic 3.10.2.
import {memo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';

function PhoneSidebar({sidebar, path}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={({type}) => type === 'link' && toggle()}
        level={1}
      />
    </ul>
  );
}

/** Passes the list to the menu only when it first opens, because that re-renders the whole page. */
function DocSidebarMobile(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown && <NavbarSecondaryMenuFiller component={PhoneSidebar} props={props} />;
}

export default memo(DocSidebarMobile);
