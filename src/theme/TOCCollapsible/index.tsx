// Change: ejected, because the button stays at the top of the window, and its list opens over the text.
// Upstream: @docusaurus/theme-classic 3.10.2.
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import Contents from '@site/src/components/Contents';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOnClick = ({target}: MouseEvent) => {
      if (target instanceof Element && (target.closest('a') || !bar.current?.contains(target))) {
        setOpen(false);
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setOpen(false);
        bar.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('click', closeOnClick);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOnClick);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={bar} className={clsx(styles.bar, className)}>
      <CollapseButton
        collapsed={!isOpen}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={listId} className={clsx(styles.list, 'thin-scrollbar')} hidden={!isOpen}>
        {isOpen && <Contents {...props} linkClassName="toc-panel" />}
      </div>
    </div>
  );
}
