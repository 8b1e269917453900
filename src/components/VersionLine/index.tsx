import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {detourTo} from './detour';
import styles from './styles.module.css';

/** The version that the page belongs to. */
export default function VersionLine(): ReactNode {
  const {label, isLast} = useDocsVersion();
  return (
    <span>
      Version {label}
      {isLast && ' (latest)'}
    </span>
  );
}

/** Says which page the reader came for when this is the nearest one. */
export function Detour(): ReactNode {
  const {label} = useDocsVersion();
  const detour = detourTo(useLocation().pathname);
  return (
    detour && (
      <p className={styles.detour} role="status">
        Version {label} has no page “{detour.asked}”. This is the nearest one.
      </p>
    )
  );
}
