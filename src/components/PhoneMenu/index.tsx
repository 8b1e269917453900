import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {keepInView} from '../../client/keepInView';
import {useLayer} from '../../client/closeOnBack';

/**
 * The menu on phones: a dialog, so that the browser traps and restores focus and closes it on Escape. It
 * opens scrolled to the current page's entry.
 */
export default function PhoneMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: hasSidebar} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  useLockBodyScroll(shown);
  useLayer(
    shown,
    useCallback(() => dialog.current?.close(), []),
  );
  useEffect(() => {
    if (shown) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [shown]);
  // The section's list may arrive a moment after the menu.
  useEffect(() => {
    if (shown && hasSidebar) {
      showCurrentEntry(dialog.current);
    }
  }, [shown, hasSidebar]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click outside the menu; keyboard users have Escape.
    <dialog
      ref={dialog}
      className="navbar-sidebar"
      aria-label="Menu"
      onClick={({target}) => target === dialog.current && toggle()}
      onClose={() => shown && toggle()}>
      <Header />
      <div
        className={clsx(
          'navbar-sidebar__items',
          hasSidebar && 'navbar-sidebar__items--show-secondary',
        )}>
        <Panel inert={hasSidebar}>
          <PrimaryMenu />
        </Panel>
        <Panel inert={!hasSidebar}>
          <SecondaryMenu />
        </Panel>
      </div>
    </dialog>
  );
}

function Panel(props: {inert: boolean; children: ReactNode}): ReactNode {
  return <div className="navbar-sidebar__item menu" {...props} />;
}

function showCurrentEntry(dialog: HTMLElement | null): void {
  const entry = dialog?.querySelector<HTMLElement>('.menu:not([inert]) [aria-current=page]');
  const list = entry?.closest('.theme-doc-sidebar-menu');
  if (entry && list) {
    keepInView(list, entry);
    entry.focus();
  }
}
