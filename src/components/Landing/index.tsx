import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {brand} from '@site/src/config/brand';
import {cards, help, reference, start, type LandingLink} from '@site/src/config/landingLinks';
import TaskDrawing from '@site/src/drawings/tasks/TaskDrawing';
import release from '@generated/reference/default/release.json';
import cardStyles from './cards.module.css';
import Demo from './Demo';
import styles from './styles.module.css';

/** The landing page: an introduction to the platform and links to the reader's version of the docs. */
export default function Landing(): ReactNode {
  const latest = useLatestVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const version = preferredVersion ?? latest;
  return (
    <main>
      <header className={clsx('container', styles.hero)}>
        <Heading as="h1">Build web applications with {brand.product}</Heading>
        <p>
          {brand.product} is a low-code platform. Draw your data model, drag components onto pages,
          write functions in QodlyScript, and deploy to the cloud. There's nothing to install.
        </p>
        <div className={styles.actions}>
          {linksIn(version, [start]).map(({label, to}) => (
            <Link key={to} className={styles.start} to={to}>
              {label}
            </Link>
          ))}
          <nav className={styles.reference} aria-labelledby="reference">
            <span id="reference">Reference</span>
            <DocLinks className={styles.links} links={reference} version={version} />
          </nav>
        </div>
      </header>
      <div className={styles.band}>
        <div className="container">
          <TaskCards version={version} />
        </div>
      </div>
      <div className={clsx('container', styles.sections)}>
        <Demo version={version} />
        <WhatIsNew />
        <section aria-labelledby="help">
          <Heading as="h2" id="help">
            Get help
          </Heading>
          <DocLinks className={styles.rows} links={help} version={version} />
        </section>
      </div>
    </main>
  );
}

/** A card for each task, from trying the platform to running it in production, linked to its first page. */
function TaskCards({version}: {version: GlobalVersion}): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <Heading as="h2" id="tasks">
        What do you want to do?
      </Heading>
      <ul className={cardStyles.cards}>
        {linksIn(version, cards).map(({label, text, drawing, to}) => (
          <li key={drawing} className={cardStyles.card}>
            <TaskDrawing task={drawing} />
            <Heading as="h3">
              <Link to={to}>{label}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The changes in the latest release, worded as in its notes, whichever version the reader chose.
 * Renders nothing if the release is no longer recent.
 */
function WhatIsNew(): ReactNode {
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

interface Props {
  className?: string | undefined;
  links: readonly LandingLink[];
  version: GlobalVersion;
}

function DocLinks({className, links, version}: Props): ReactNode {
  return (
    <ul className={className}>
      {linksIn(version, links).map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the links to pages that exist in the version, with their URLs. */
function linksIn<Item extends LandingLink>({docs}: GlobalVersion, links: readonly Item[]) {
  return links.flatMap((link) => {
    const page = docs.find(({id}) => id === link.doc);
    return page ? [{...link, to: page.path + (link.anchor ? `#${link.anchor}` : '')}] : [];
  });
}
