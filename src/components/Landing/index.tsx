import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import ScreenSketch from '@site/src/drawings/screens/ScreenSketch';
import {brand} from '@site/src/config/brand';
import {paths, type Path} from '../../config/landingPaths';
import studio from './studio.screen';
import Tour from './Tour';
import WhatIsNew from './WhatIsNew';
import styles from './styles.module.css';

/** The landing page: what the platform is, search, and entry points to the reader's version. */
export default function Landing(): ReactNode {
  const latest = useLatestVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const version = preferredVersion ?? latest;
  return (
    <main>
      <header className={styles.hero}>
        <div className={clsx('container', styles.heroColumns)}>
          <div>
            <Heading as="h1" className={styles.title}>
              {brand.product} documentation
            </Heading>
            <p className={styles.lead}>
              {brand.product} is a low-code platform for business web applications. Model your data,
              add logic in QodlyScript, build pages by drag and drop, and deploy to the cloud.
            </p>
            <div className={styles.ways}>
              <StartLink version={version} />
              <div className={styles.search}>
                <SearchBar />
              </div>
            </div>
            <VersionChoice current={version} />
          </div>
          <ScreenSketch
            html={studio}
            alt="The Page Editor: a canvas with a table of employees and a button, the properties of the button, and its event On Click, which calls raise."
            title="Qodly Studio: design a page and wire a button to a function"
          />
        </div>
        <div className="container">
          <Tour version={version} />
        </div>
      </header>
      <div className="container">
        <WhatIsNew />
      </div>
      <section className={clsx('container', styles.paths)} aria-label="Where to start">
        <Heading as="h2" className={styles.pathsTitle}>
          Where to start
        </Heading>
        {paths.map((path) => (
          <PathRow key={path.title} path={path} version={version} />
        ))}
      </section>
    </main>
  );
}

/** The way in for those who have not tried the platform. */
function StartLink({version}: {version: GlobalVersion}): ReactNode {
  const page = version.docs.find(({id}) => id === 'get-started/quickstart');
  return (
    page && (
      <Link className={styles.start} to={page.path}>
        Get started
      </Link>
    )
  );
}

function VersionChoice({current}: {current: GlobalVersion}): ReactNode {
  const versions = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  return (
    <div className={styles.versions} role="group" aria-label="Version of the documentation">
      <span>Version</span>
      {versions.map((version) => (
        <button
          key={version.name}
          type="button"
          className={styles.version}
          aria-pressed={version.name === current.name}
          onClick={() => savePreferredVersionName(version.name)}>
          {version.label}
          {version.isLast && <span className={styles.latest}> latest</span>}
        </button>
      ))}
    </div>
  );
}

function PathRow({path, version}: {path: Path; version: GlobalVersion}): ReactNode {
  const links = path.pages.flatMap(({route, hash = '', label}) => {
    // The ids of category pages begin with a slash.
    const page = version.docs.find(({id}) => id === route || id === `/${route}`);
    return page ? [{label, to: page.path + hash}] : [];
  });
  return (
    <div className={styles.path}>
      <div>
        <Heading as="h3" className={styles.pathTitle}>
          {path.title}
        </Heading>
        <p className={styles.pathText}>{path.text}</p>
        {path.sample && <code className={styles.sample}>{path.sample}</code>}
      </div>
      <ul className={styles.links}>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
