import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  version: string;
  /** What has changed, in a sentence or two. */
  children: ReactNode;
}

/** Says what a version changed: `<Changed version="0.2.0">what</Changed>`. */
export default function Changed({version, children}: Props): ReactNode {
  // MDX wraps text on lines of its own in a paragraph, so this cannot be one itself.
  return (
    <div className={styles.changed} role="note">
      <span className={styles.version}>Changed in {version}</span> {children}
    </div>
  );
}
