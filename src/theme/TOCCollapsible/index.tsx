// Change: ejected, because the button stays at the top of the window, and its list opens over the text.
// Upstream: @docusaurus/theme-classic 3.10.2.
import {useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import {useDismissal} from '@site/src/client/useDismissal';
import Contents from '@site/src/components/Contents';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const listId = useId();

  useDismissal(bar, {
    onLeave: () => setOpen(false),
    onEscape: () => {
      if (isOpen) {
        setOpen(false);
        bar.current?.querySelector('button')?.focus();
      }
    },
  });

  return (
    <div ref={bar} className={clsx(styles.bar, className)}>
      <CollapseButton
        collapsed={!isOpen}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click on a link, including by keyboard */}
      <div
        id={listId}
        className={clsx(styles.list, 'thin-scrollbar')}
        hidden={!isOpen}
        onClick={({target}) => (target as Element).closest('a') && setOpen(false)}>
        {isOpen && <Contents {...props} linkClassName="toc-panel" />}
      </div>
    </div>
  );
}
