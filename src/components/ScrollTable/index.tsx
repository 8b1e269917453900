import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways when it is too wide; `static-articles` makes it focusable then. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div data-wide="Table" className={styles.box}>
      <table {...props} />
    </div>
  );
}

/** A header cell; an empty one is a plain cell, so that screen readers announce no blank header. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td {...props} />
  );
}
