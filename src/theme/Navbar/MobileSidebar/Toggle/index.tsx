// Change: wrapped, so that the menu is on its way before the tap has ended.
import type {ReactNode} from 'react';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {askForMenu} from '@site/src/components/PhoneMenu/load';

export default function MobileSidebarToggle(): ReactNode {
  // The tap itself says what is wrong when it does not come.
  const load = () => void askForMenu().catch(() => undefined);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does what is to be done.
    <span onPointerEnter={load} onFocus={load}>
      <Toggle />
    </span>
  );
}
