import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {localAddress} from '@site/src/addresses/client/localAddress';
import {loadNames} from '@site/src/reference/client/load';
import {retryOnce} from '@site/src/client/retryOnce';
import type {ReferenceNames} from '@site/src/reference/shared/names';
import {resolve, type LinkTarget, type Resolution} from '@site/src/reference/shared/resolve';
import type {LookupState} from '../LookupNotice';
import FilledSearch from './FilledSearch';
import styles from './styles.module.css';

/** Redirects to the requested page, or explains why it does not exist. */
export default function ReferenceLookup(): ReactNode {
  const {search} = useLocation();
  const history = useHistory<LookupState>();
  const versions = useVersions(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const {names, loadAgain} = useNames();
  const resolution =
    names && names !== 'failed'
      ? resolve(search, names, versions, preferredVersion?.label)
      : undefined;
  const path = resolution?.kind === 'page' ? localAddress(resolution.path) : undefined;
  const notice = resolution?.notice;
  useEffect(() => {
    if (path !== undefined) {
      history.replace(path, notice === undefined ? {} : {lookupNotice: notice});
    }
  }, [history, path, notice]);
  return (
    <div className={styles.answer}>
      <div aria-live="polite">
        {names === undefined && <p>Looking it up…</p>}
        {names === 'failed' && (
          <p>
            Couldn't load the list of names.{' '}
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={loadAgain}>
              Try again
            </button>{' '}
            or search for the name.
          </p>
        )}
        {resolution?.kind !== 'page' && notice && <p>{notice}</p>}
        {resolution && <Answer resolution={resolution} />}
      </div>
      {(names === 'failed' || resolution?.kind === 'unknown' || resolution?.kind === 'nothing') && (
        <FilledSearch query={resolution?.kind === 'unknown' ? resolution.query : ''} />
      )}
    </div>
  );
}

/** Returns the names in the reference; undefined until they are loaded. */
function useNames(): {names: ReferenceNames | 'failed' | undefined; loadAgain: () => void} {
  const [names, setNames] = useState<ReferenceNames | 'failed'>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isMounted = true;
    void retryOnce(loadNames).then(
      (loaded) => isMounted && setNames(loaded),
      () => isMounted && setNames('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [tries]);
  const loadAgain = () => {
    setNames(undefined);
    setTries(tries + 1);
  };
  return {names, loadAgain};
}

/** The result of a query, with its links. */
function Answer({resolution}: {resolution: Resolution}): ReactNode {
  switch (resolution.kind) {
    case 'page':
      return (
        <p>
          Going to <Link to={resolution.path}>its page</Link>…
        </p>
      );
    case 'nothing':
      return (
        <p>
          Enter the name of a command, a class, or a member. Links to this page can contain it:{' '}
          <code>?command=replaceString</code>, <code>?class=Entity</code>, or{' '}
          <code>?class=Entity&amp;member=save</code>, with <code>&amp;v=next</code> for a version.
        </p>
      );
    case 'several':
      return (
        <>
          <p>
            These {resolution.version} pages document <code>{resolution.name}</code>:
          </p>
          <LinkList targets={resolution.targets} isCode />
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>
            Version {resolution.version} has no <code>{resolution.name}</code>. These versions have
            it:
          </p>
          <LinkList targets={resolution.targets} />
        </>
      );
    case 'unknown':
      return (
        <>
          <p>
            No command, class, member, or constant is called <code>{resolution.query}</code>.
          </p>
          {resolution.nearest.length > 0 && (
            <>
              <Heading as="h2" className={styles.heading}>
                Closest matches in {resolution.version}
              </Heading>
              <LinkList targets={resolution.nearest} isCode />
            </>
          )}
        </>
      );
  }
}

function LinkList({targets, isCode}: {targets: LinkTarget[]; isCode?: boolean}): ReactNode {
  return (
    <ul>
      {targets.map(({label, path}) => (
        <li key={path}>
          <Link to={path}>{isCode ? <code>{label}</code> : label}</Link>
        </li>
      ))}
    </ul>
  );
}
