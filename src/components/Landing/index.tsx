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
import {help, reference, start, type LandingLink} from '@site/src/config/landingLinks';
import TaskCards from './TaskCards';
import Demo from './Demo';
import WhatIsNew from './WhatIsNew';
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
          <StartLink version={version} />
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

/** Links to the first steps for readers who haven't tried the platform. */
function StartLink({version}: {version: GlobalVersion}): ReactNode {
  const page = version.docs.find(({id}) => id === start.doc);
  return (
    page && (
      <Link className={styles.start} to={page.path}>
        {start.label}
      </Link>
    )
  );
}

interface Props {
  className?: string;
  links: readonly LandingLink[];
  version: GlobalVersion;
}

/** Links to the pages that exist in the version. */
function DocLinks({className, links, version}: Props): ReactNode {
  return (
    <ul className={className}>
      {links.map(({label, doc, anchor}) => {
        const page = version.docs.find(({id}) => id === doc);
        return (
          page && (
            <li key={doc}>
              <Link to={page.path + (anchor ? `#${anchor}` : '')}>{label}</Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
