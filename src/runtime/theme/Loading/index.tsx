// Change: replaces core's fallback, whose colors fail WCAG AA, whose spinner ignores reduced motion, and
// which never announces a failure. Upstream: @docusaurus/core 3.10.2.
import {useEffect, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Delay in milliseconds. Pages that load faster need no spinner. */
const spinnerDelay = 200;

export default function Loading({error, retry}: LoadingComponentProps): ReactNode {
  // React-loadable caches a failure, so opening the page again retries it and shows the outcome.
  const [isTried, setTried] = useState(!error);
  const hasWaited = useDelay(!error, spinnerDelay);
  useEffect(() => {
    if (isTried) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setTried(true);
      retry();
    });
    return () => clearTimeout(timer);
  }, [isTried, retry]);
  if (error && isTried) {
    return (
      <div className="page-failure load-failure" role="alert">
        <p>This page failed to load.</p>
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return hasWaited ? <Spinner /> : null;
}

/**
 * Returns whether the delay has passed. React-loadable itself measures it only on the first try, not on a
 * retry.
 */
function useDelay(isWaiting: boolean, delay: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => setPast(true), delay);
    return () => {
      clearTimeout(timer);
      setPast(false);
    };
  }, [isWaiting, delay]);
  return isPast;
}

function Spinner(): ReactNode {
  return (
    <div className={styles.loading} role="status" aria-label="Loading">
      <svg width="128" height="110" viewBox="0 0 45 45" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" transform="translate(1 1)">
          <circle className={styles.wave} cx="22" cy="22" r="6" />
          <circle className={styles.lateWave} cx="22" cy="22" r="6" />
          <circle className={styles.core} cx="22" cy="22" r="6" />
        </g>
      </svg>
    </div>
  );
}
