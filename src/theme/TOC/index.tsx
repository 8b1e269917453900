// Change: a landmark with a title, which scrolls along with the page if it is long, and a filter for long
// lists. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import Contents from '@site/src/components/Contents';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav
      aria-label="On this page"
      className={clsx(styles.contents, 'toc-aside', 'thin-scrollbar', className)}>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <Contents {...props} linkClassName="toc-highlight" />
    </nav>
  );
}
