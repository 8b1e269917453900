import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressHere} from '@site/src/addresses/client/addressHere';
import {archivePath} from '@site/src/export/shared/archivePath';
import {markdownPath} from '@site/src/export/shared/markdownPath';
import {announce} from '../../client/announce';
import {copyMarkdown} from './copyMarkdown';
import styles from './styles.module.css';

type State = 'ready' | 'loading' | 'copied' | 'unreachable';

const labels: Record<State, string> = {
  ready: 'Copy page',
  loading: 'Copying…',
  copied: 'Copied',
  unreachable: 'Not copied',
};

const outcomes = {
  copied: 'Page copied as Markdown',
  unreachable: "Couldn't load the page, so nothing was copied",
};

const milliseconds = 2500;

interface Props {
  /** Address of the page: `/docs/faq`. */
  permalink: string;
}

/**
 * Copies the page as Markdown, shows it, or gives its whole version to read offline. Where the browser denies the clipboard, the button
 * opens the Markdown. Without JavaScript there are only the links.
 */
export default function CopyPage({permalink}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');
  const version = useActiveVersion(undefined);
  const baseUrl = useBaseUrl('/');

  useEffect(() => {
    const isOutcome = state === 'copied' || state === 'unreachable';
    const timer = isOutcome ? setTimeout(setState, milliseconds, 'ready') : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  async function copy(): Promise<void> {
    // While the next page is loading, the address is that page's already.
    const address = markdownPath(window.location.pathname.replace(/\.html$/, ''));
    setState('loading');
    const outcome = await copyMarkdown(address);
    if (outcome === 'refused') {
      setState('ready');
      window.location.assign(addressHere(address) ?? permalink);
    } else {
      setState(outcome);
      announce(outcomes[outcome]);
    }
  }

  return (
    <div className={styles.bar}>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
        </svg>
        {labels[state]}
      </button>
      {/* The router knows only pages; the prefix makes the link bypass it. */}
      <Link className={styles.link} to={`pathname://${markdownPath(permalink)}`} target="_self">
        View as Markdown
      </Link>
      {version && (
        <Link
          className={styles.link}
          to={`pathname://${archivePath(baseUrl, version.label)}`}
          download>
          All of {version.label} (zip)
        </Link>
      )}
    </div>
  );
}
