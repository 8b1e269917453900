import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways where it is too wide; `static-articles` gives it to the keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div data-scroll-table="" className={styles.box}>
      <table {...props} />
    </div>
  );
}

/** A head cell; without text it is no heading for those who hear the page. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th scope="col" {...props}>{children}</th> : <td {...props} />;
}
