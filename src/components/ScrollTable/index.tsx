import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways if it is too wide; `watchWideBoxes` then makes it focusable. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div data-wide="Table" className={styles.box}>
      <table {...props} />
    </div>
  );
}

/** A header cell. An empty one is a plain cell, because screen readers would announce a blank header. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td {...props} />
  );
}
