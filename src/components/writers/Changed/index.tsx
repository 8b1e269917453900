import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  version: string;
  /** The change, in a sentence or two. */
  children: ReactNode;
}

/** Describes a change in a version: `<Changed version="0.2.0">what</Changed>`. */
export default function Changed({version, children}: Props): ReactNode {
  // Not a paragraph, because MDX wraps text on separate lines in one.
  return (
    <div className={styles.changed} role="note">
      <span className={styles.version}>Changed in {version}</span> {children}
    </div>
  );
}
