// Change: a landmark with a title, which scrolls along with the page if it is long.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {keepInView} from '@site/src/client/keepInView';
import styles from './styles.module.css';

// The theme highlights only links with this class, so not those in the collapsed table of contents.
const linkClassName = 'table-of-contents__link toc-highlight';
const activeClassName = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const box = useRef<HTMLElement>(null);

  // The theme's own listener highlights the link before this one runs.
  useEffect(() => {
    const follow = () => {
      const contents = box.current;
      const active = contents?.querySelector(`.${activeClassName}`);
      if (contents && active) {
        keepInView(contents, active);
      } else {
        // The reader is above the first heading.
        contents?.scrollTo(0, 0);
      }
    };
    document.addEventListener('scroll', follow, {passive: true});
    follow();
    return () => document.removeEventListener('scroll', follow);
  }, []);

  return (
    <nav
      ref={box}
      aria-label="On this page"
      className={clsx(styles.contents, 'toc-aside', 'thin-scrollbar', className)}>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <TOCItems {...props} linkClassName={linkClassName} linkActiveClassName={activeClassName} />
    </nav>
  );
}
