import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import {brand} from '@site/src/config/brand';
import {paths, type Path} from './paths';
import styles from './styles.module.css';

const sample = `exposed function raise(rate : number) -> raised : integer

	var employee : cs.EmployeeEntity

	forEach (employee, this.employees)
		employee.salary *= rate
		employee.save()
		raised += 1
	end`;

/** The first page: what the platform is, search, and the ways into the docs of the version read. */
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
              {brand.product} is a low-code platform for web applications: a visual studio, a data
              model with classes and functions, a server-side language, a REST API, and a cloud to
              run it all.
            </p>
            <div className={styles.search}>
              <SearchBar />
            </div>
            <VersionChoice current={version} />
          </div>
          <div className={styles.sample}>
            <CodeBlock language="qs" title="CompanyEntity: a function for pages and REST alike">
              {sample}
            </CodeBlock>
          </div>
        </div>
      </header>
      <div className={clsx('container', styles.paths)}>
        {paths.map((path) => (
          <PathCard key={path.title} path={path} version={version} />
        ))}
      </div>
    </main>
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

function PathCard({path, version}: {path: Path; version: GlobalVersion}): ReactNode {
  const links = path.pages.flatMap(({id, label}) => {
    const doc = version.docs.find((candidate) => candidate.id === id);
    return doc ? [{label, to: doc.path}] : [];
  });
  const first = links[0];
  if (!first) {
    return null;
  }
  return (
    <section className={styles.path}>
      <Heading as="h2" className={styles.pathTitle}>
        <Link to={first.to}>{path.title}</Link>
      </Heading>
      <p>{path.text}</p>
      <ul className={styles.links}>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
