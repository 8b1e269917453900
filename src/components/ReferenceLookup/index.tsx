import {useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {localAddress} from '@site/src/addresses/client/localAddress';
import {loadNames} from '@site/src/reference/client/load';
import {retryOnce} from '@site/src/client/retryOnce';
import type {ReferenceNames} from '@site/src/reference/shared/names';
import {resolve} from '@site/src/reference/shared/resolve';
import type {LookupState} from '../LookupNotice';
import Answer from './Answer';
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
