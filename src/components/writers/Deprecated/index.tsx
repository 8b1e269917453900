import type {ReactNode} from 'react';
import styles from '../Changed/styles.module.css';

interface Props {
  /** As code writes it. */
  use: string;
  /** What is the matter with it, in a sentence or two. */
  children: ReactNode;
}

/** Says what to use in place of a command or member: `<Deprecated use=".allUsers()">why</Deprecated>`. */
export default function Deprecated({use, children}: Props): ReactNode {
  // MDX wraps text on lines of its own in a paragraph, so this cannot be one itself.
  return (
    <div className={styles.changed} role="note">
      <span className={styles.version}>
        Use <code>{use}</code> instead.
      </span>{' '}
      {children}
    </div>
  );
}
