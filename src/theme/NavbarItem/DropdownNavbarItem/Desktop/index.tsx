// Change: ejected. Escape closes the menu, even if the pointer opened it; a click opens it instead of
// reloading the page; a choice closes it. Upstream: @docusaurus/theme-classic 3.10.2.
import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {useDismissal} from '@site/src/client/useDismissal';

/** In the `hover` state, the pointer opens the menu. */
type State = 'hover' | 'open' | 'dismissed';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('hover');
  useDismissal(box, {
    onLeave: () => setState('hover'),
    onEscape: () => {
      if (box.current?.querySelector('ul')?.contains(document.activeElement)) {
        box.current.querySelector('a')?.focus();
      }
      setState('dismissed');
    },
  });

  function toggle(event: {preventDefault: () => void}): void {
    event.preventDefault();
    setState(state === 'open' ? 'dismissed' : 'open');
  }

  return (
    <div
      ref={box}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': state === 'hover',
        'dropdown--right': position === 'right',
        'dropdown--show': state === 'open',
      })}
      onPointerLeave={() => state === 'dismissed' && setState('hover')}>
      {/* A link for readers without JavaScript. */}
      <NavbarNavLink
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        aria-current="false"
        aria-haspopup="true"
        aria-expanded={state === 'open'}
        role="button"
        onClick={toggle}
        onKeyDown={(event) => event.key === ' ' && toggle(event)}>
        {props.label}
      </NavbarNavLink>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles clicks on items, including by keyboard. */}
      <ul className="dropdown__menu" onClick={() => setState('dismissed')}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
