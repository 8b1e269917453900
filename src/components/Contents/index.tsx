import {useEffect, useRef, type ReactNode} from 'react';
import type {Props as TOCProps} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {keepInView} from '@site/src/client/keepInView';
import styles from './styles.module.css';

const activeClassName = 'table-of-contents__link--active';

/** A list that is longer than most screens. */
const longList = 24;

interface Props extends Pick<TOCProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'> {
  /** Distinguishes the links from those in the page's other table of contents. */
  linkClassName: string;
}

/**
 * The entries of "On this page", below a filter if there are many. The box around them scrolls along with
 * the page.
 */
export default function Contents({toc, linkClassName, ...levels}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // Members below the headings of groups are one level deeper, and so are their sections.
  const hasGroups = toc.some(({level, value}) => level === 3 && value.startsWith('<code>.'));

  // The theme's own listener highlights the link before this one runs.
  useEffect(() => {
    const follow = () => {
      const box = list.current?.parentElement;
      const active = box?.querySelector(`.${activeClassName}`);
      if (box && active) {
        keepInView(box, active);
      } else {
        // The reader is above the first heading.
        box?.scrollTo(0, 0);
      }
    };
    document.addEventListener('scroll', follow, {passive: true});
    follow();
    return () => document.removeEventListener('scroll', follow);
  }, []);

  return (
    // The key empties the filter on the next page.
    <div ref={list} key={toc[0]?.id} data-filter="">
      {toc.length > longList && (
        <input
          type="search"
          className={`field ${styles.filter}`}
          data-needs-script=""
          aria-label="Filter this list"
          placeholder="Filter"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <TOCItems
        {...levels}
        toc={toc}
        maxHeadingLevel={hasGroups ? 4 : levels.maxHeadingLevel}
        linkClassName={`table-of-contents__link ${linkClassName}`}
        linkActiveClassName={activeClassName}
      />
    </div>
  );
}
