import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {notesOf} from '@site/src/config/landingLinks';
import {archivePath} from '@site/src/export/shared/archivePath';
import styles from './styles.module.css';

/** Lists the versions of the docs. The landing page links to the one the reader chooses. */
export default function Versions({current}: {current: GlobalVersion}): ReactNode {
  const versions = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const baseUrl = useBaseUrl('/');
  return (
    <section aria-labelledby="versions">
      <Heading as="h2" id="versions">
        Versions
      </Heading>
      <ul className={styles.rows}>
        {versions.map((version) => {
          const notes = version.docs.find(({id}) => id === notesOf(version.label));
          return (
            <li key={version.name}>
              <button
                type="button"
                className={styles.version}
                data-needs-script
                aria-pressed={version.name === current.name}
                onClick={() => savePreferredVersionName(version.name)}>
                {version.label}
              </button>
              <noscript>{version.label}</noscript>
              <span className={styles.state}>
                {version.isLast ? 'latest' : version.name === 'current' && 'not released yet'}
              </span>
              {notes && (
                <Link to={notes.path} aria-label={`Release notes for ${version.label}`}>
                  Release notes
                </Link>
              )}
              <Link
                to={`pathname://${archivePath(baseUrl, version.label)}`}
                download
                aria-label={`Docs (.zip) for ${version.label}`}>
                Docs (.zip)
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.note} data-needs-script>
        The links on this page go to the version you choose here.
      </p>
    </section>
  );
}
