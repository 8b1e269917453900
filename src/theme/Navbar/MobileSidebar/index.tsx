// Change: ejected, because the menu of a phone is loaded when the reader turns to its button; it is a
// dialog (`components/PhoneMenu`). Upstream: @docusaurus/theme-classic 3.10.2.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {loadPhoneMenu} from '@site/src/components/PhoneMenu/load';

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    if (shown) {
      loadPhoneMenu().then(
        (loaded) => setMenu(() => loaded),
        () => {
          toggle();
          window.pageGuard.show('The menu did not load.', () => location.reload());
        },
      );
    }
  }, [shown, toggle]);
  return shouldRender && Menu && <Menu />;
}
