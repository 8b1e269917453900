import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {detourTo} from './detour';
import styles from './styles.module.css';

/** Below the title: the version, and which page the reader came for when this is the nearest one. */
export default function VersionLine(): ReactNode {
  const {label, isLast} = useDocsVersion();
  const {pathname} = useLocation();
  const detour = detourTo(pathname);
  return (
    <>
      <p className={styles.version}>
        <span className={ThemeClassNames.docs.docVersionBadge}>Version {label}</span>
        {isLast && ' (latest)'}
      </p>
      {detour && (
        <p className={styles.detour} role="status">
          Version {label} has no page “{detour.asked}”. This is the nearest one.
        </p>
      )}
    </>
  );
}
