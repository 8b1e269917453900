import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {markdownPath} from '@site/src/plugins/markdown-export/shared/markdownPath';
import {announce} from '../announce';
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
  copied: 'The page is copied as Markdown.',
  unreachable: 'The page could not be loaded, and was not copied.',
};

const milliseconds = 2500;

interface Props {
  /** Address of the page: `/docs/faq`. */
  permalink: string;
}

/**
 * Copies the page as Markdown, or shows it. Where the browser denies the clipboard, the button
 * opens the Markdown. Without JavaScript there is only the link.
 */
export default function CopyPage({permalink}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');
  const address = markdownPath(permalink);

  useEffect(() => {
    const isOutcome = state === 'copied' || state === 'unreachable';
    const timer = isOutcome ? setTimeout(setState, milliseconds, 'ready') : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  async function copy(): Promise<void> {
    setState('loading');
    const outcome = await copyMarkdown(address);
    if (outcome === 'refused') {
      setState('ready');
      window.location.assign(address);
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
      <Link className={styles.link} to={`pathname://${address}`} target="_self">
        View as Markdown
      </Link>
    </div>
  );
}
