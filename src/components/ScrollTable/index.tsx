import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways where it is too wide, with the keyboard too. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsWide(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Only what scrolls takes the focus: each stop on the way through the page costs a key.
  const scrolling = isWide ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls'} : {};
  return (
    <div ref={box} className={styles.box} {...scrolling}>
      <table {...props} />
    </div>
  );
}

/** A head cell; without text it is no heading for those who hear the page. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}
