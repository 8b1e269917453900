// Change: scrolls the current page's entry into view, even in a list of 127 commands.
import {useEffect, useRef, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {keepInView} from '@site/src/client/keepInView';
import styles from './styles.module.css';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrentEntry(wrapper.current?.querySelector('nav')), [props.path]);
  return (
    <div ref={wrapper} className={styles.wrapper}>
      <Content {...props} />
    </div>
  );
}

/** Keeps the entry in view while its category expands, until the reader uses the sidebar. */
function showCurrentEntry(sidebar: HTMLElement | null | undefined): (() => void) | undefined {
  const list = sidebar?.querySelector('ul');
  if (!sidebar || !list) {
    return undefined;
  }
  const observer = new ResizeObserver(() => {
    const entry = sidebar.querySelector('[aria-current="page"]');
    if (entry) {
      keepInView(sidebar, entry);
    }
  });
  const listeners = new AbortController();
  const stop = () => {
    observer.disconnect();
    listeners.abort();
  };
  observer.observe(list);
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    sidebar.addEventListener(event, stop, {passive: true, signal: listeners.signal});
  }
  return stop;
}
