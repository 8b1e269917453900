// Change: ejected, because the menu on phones is a dialog (`components/PhoneMenu`) that loads when the
// reader points at or focuses its button. Upstream: @docusaurus/theme-classic 3.10.2.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {loadPart} from '@site/src/client/loadPart';

/** Loads the menu, which desktop browsers never need. */
export const loadMenu = () => import('@site/src/components/PhoneMenu');

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    if (shown) {
      void loadPart('menu', loadMenu, (loaded) => setMenu(() => loaded.default));
    }
  }, [shown]);
  return shouldRender && Menu && <Menu />;
}
