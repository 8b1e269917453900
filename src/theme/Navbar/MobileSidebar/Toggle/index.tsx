// Change: wrapped, to start loading the menu before the tap ends.
import type {ReactNode} from 'react';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {loadMenu} from '..';

export default function MobileSidebarToggle(): ReactNode {
  // The tap itself reports an error if the menu doesn't load.
  const load = () => void loadMenu().catch(() => undefined);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside is the control.
    <span onPointerEnter={load} onFocus={load}>
      <Toggle />
    </span>
  );
}
