import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows the version that introduced something: `<Since version="0.2.0"/>`. */
export default function Since({version}: {version: string}): ReactNode {
  return (
    <span className={styles.since} data-since={version}>
      Since {version}
    </span>
  );
}
