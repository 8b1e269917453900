import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {loadNames} from '@site/src/plugins/reference/client/load';
import type {ReferenceNames} from '@site/src/plugins/reference/shared/names';
import {resolve, type Place, type Resolution} from '@site/src/plugins/reference/shared/resolve';
import type {LookupState} from '../LookupNotice';
import FilledSearch from './FilledSearch';
import styles from './styles.module.css';

/** Leads to the page that the query in the address asks for, or says why there is none. */
export default function ReferenceLookup(): ReactNode {
  const {search} = useLocation();
  const history = useHistory<LookupState>();
  const versions = useVersions(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const names = useNames();
  const resolution =
    names && names !== 'failed'
      ? resolve(search, names, versions, preferredVersion?.label)
      : undefined;
  const path = resolution?.kind === 'page' ? resolution.path : undefined;
  const notice = resolution?.notice;
  useEffect(() => {
    if (path !== undefined) {
      history.replace(path, notice === undefined ? {} : {lookupNotice: notice});
    }
  }, [history, path, notice]);
  return (
    <div aria-live="polite" className={styles.answer}>
      {names === 'failed' && (
        <p>The list of names did not load. Reload this page, or search for the name.</p>
      )}
      {resolution && <Answer resolution={resolution} />}
      {(names === 'failed' || resolution?.kind === 'unknown' || resolution?.kind === 'nothing') && (
        <FilledSearch query={resolution?.kind === 'unknown' ? resolution.asked : ''} />
      )}
    </div>
  );
}

/** The names of the reference; undefined until they are there. */
function useNames(): ReferenceNames | 'failed' | undefined {
  const [names, setNames] = useState<ReferenceNames | 'failed'>();
  useEffect(() => {
    let isMounted = true;
    void loadNames().then(
      (loaded) => isMounted && setNames(loaded),
      () => isMounted && setNames('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return names;
}

function Answer({resolution}: {resolution: Resolution}): ReactNode {
  const notice = resolution.notice && <p>{resolution.notice}</p>;
  switch (resolution.kind) {
    case 'page':
      return (
        <p>
          Going to <Link to={resolution.path}>its page</Link>…
        </p>
      );
    case 'several':
      return (
        <>
          {notice}
          <p>
            These pages of {resolution.version} document <code>{resolution.name}</code>:
          </p>
          <Places places={resolution.places} isCode />
        </>
      );
    case 'elsewhere':
      return (
        <>
          {notice}
          <p>
            Version {resolution.version} has no <code>{resolution.name}</code>. These versions have
            it:
          </p>
          <Places places={resolution.places} />
        </>
      );
    case 'unknown':
      return (
        <>
          {notice}
          <p>
            {resolution.asked === '' ? (
              'The address names nothing to look up.'
            ) : (
              <>
                No command, class, member or constant is named <code>{resolution.asked}</code>.
              </>
            )}
          </p>
          {resolution.nearest.length > 0 && (
            <>
              <Heading as="h2" className={styles.heading}>
                Nearest names in {resolution.version}
              </Heading>
              <Places places={resolution.nearest} isCode />
            </>
          )}
        </>
      );
    case 'nothing':
      return (
        <p>
          Add what to look up to the address: <code>?command=replaceString</code>,{' '}
          <code>?class=Entity</code> or <code>?class=Entity&amp;member=save</code>, and{' '}
          <code>&amp;v=1.0.0</code> for a version.
        </p>
      );
  }
}

function Places({places, isCode}: {places: Place[]; isCode?: boolean}): ReactNode {
  return (
    <ul>
      {places.map(({label, path}) => (
        <li key={path}>
          <Link to={path}>{isCode ? <code>{label}</code> : label}</Link>
        </li>
      ))}
    </ul>
  );
}
