import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import release from '@generated/reference/default/release.json';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/**
 * The changes in the latest release, worded as in its notes, whichever version the reader chose.
 * Renders nothing if the release is no longer recent.
 */
export default function WhatIsNew(): ReactNode {
  const {path} = useLatestVersion(undefined);
  if (!release) {
    return null;
  }
  const {number, changes} = release;
  const to = (route: string) => `${path.replace(/\/$/, '')}/${route}`;
  return (
    <section aria-labelledby="what-is-new">
      <Heading as="h2" id="what-is-new">
        New in {number}
      </Heading>
      <ul className={styles.links}>
        {changes.map(({text, route}) => (
          <li key={text}>
            <Link to={to(route)}>{text}</Link>
          </li>
        ))}
        <li>
          <Link to={to(`notes/${number}`)}>All changes</Link>
        </li>
      </ul>
    </section>
  );
}
