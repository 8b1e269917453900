import type {ReactNode} from 'react';
import styles from '../Changed/styles.module.css';

interface Props {
  /** The replacement, as written in code. */
  use: string;
  /** The reason, in a sentence or two. */
  children: ReactNode;
}

/** Names the replacement for a command or member: `<Deprecated use=".allUsers()">why</Deprecated>`. */
export default function Deprecated({use, children}: Props): ReactNode {
  // Not a paragraph, because MDX wraps text on separate lines in one.
  return (
    <div className={styles.changed} role="note">
      <span className={styles.version}>
        Use <code>{use}</code> instead.
      </span>{' '}
      {children}
    </div>
  );
}
