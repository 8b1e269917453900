import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import release from '@generated/reference/default/release.json';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** What the newest release brought, in the words of its notes, whatever version the reader chose. */
export default function WhatIsNew(): ReactNode {
  const {path} = useLatestVersion(undefined);
  if (!release) {
    return null;
  }
  const {number, changes} = release;
  const to = (route: string) => `${path.replace(/\/$/, '')}/${route}`;
  return (
    <section className={styles.news} aria-labelledby="what-is-new">
      <div>
        <Heading as="h2" id="what-is-new" className={styles.pathTitle}>
          New in {number}
        </Heading>
        <Link to={to(`notes/${number}`)}>{number} release notes</Link>
      </div>
      <ul className={styles.links}>
        {changes.map(({text, route}) => (
          <li key={text}>
            <Link to={to(route)}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
