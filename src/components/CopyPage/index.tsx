import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {localAddress} from '@site/src/addresses/client/localAddress';
import type {Assistant} from '@site/src/config/environment';
import {markdownPath} from '@site/src/export/shared/paths';
import {announce} from '../../client/announce';
import {useDismissal} from '../../client/useDismissal';
import {copyMarkdown} from './copyMarkdown';
import styles from './styles.module.css';

type State = 'ready' | 'loading' | 'copied' | 'unreachable';

const labels: Record<State, string> = {
  ready: 'Copy page',
  loading: 'Copying…',
  copied: 'Copied',
  unreachable: 'Not copied',
};

const messages = {
  copied: 'Page copied as Markdown',
  unreachable: "Couldn't load the page, so nothing was copied",
};

/** Time in milliseconds before the result disappears. */
const resultDuration = 2500;

interface Props {
  /** Path of the page: `/docs/faq`. */
  permalink: string;
}

/**
 * A button that copies the page as Markdown, and a menu for viewing it or opening it in an assistant that the
 * publisher allows. If the browser denies access to the clipboard, the Markdown opens
 * instead. Without JavaScript, the menu has only the links.
 */
export default function CopyPage({permalink}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');
  const menu = useRef<HTMLDetailsElement>(null);
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const assistants = customFields?.assistants as Assistant[];

  useDismissal(menu, {onLeave: () => menu.current?.removeAttribute('open'), onEscape: close});

  function close(): void {
    if (menu.current?.open) {
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    }
  }

  async function copy(): Promise<void> {
    // While the next page loads, the location is already that page's.
    const path = markdownPath(window.location.pathname.replace(/\.html$/, ''));
    setState('loading');
    const result = await copyMarkdown(path);
    if (result === 'refused') {
      setState('ready');
      window.location.assign(localAddress(path) ?? permalink);
    } else {
      setState(result);
      announce(messages[result]);
      setTimeout(setState, resultDuration, 'ready');
    }
  }

  const item = (text: string, to: string, props = {}) => (
    <li>
      {/* The router only knows pages; the prefix makes the link bypass it. */}
      <Link {...props} className={styles.link} to={to} onClick={close}>
        {text}
      </Link>
    </li>
  );

  return (
    <div className={clsx(ThemeClassNames.docs.docVersionBadge, styles.menu)}>
      <button
        type="button"
        data-needs-script=""
        className={styles.button}
        onClick={() => void copy()}>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
        </svg>
        <span className={clsx(styles.label, state !== 'ready' && styles.news)}>
          {labels[state]}
        </span>
      </button>
      <details ref={menu}>
        <summary className={styles.button} aria-label="More formats">
          <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 6 5 5 5-5" />
          </svg>
        </summary>
        <ul className={styles.items}>
          {item('View as Markdown', `pathname://${markdownPath(permalink)}`, {target: '_self'})}
          {assistants.map(({label, address}) => {
            const page = url + markdownPath(permalink);
            const prompt = `Read ${page} and answer my questions about it.`;
            return item(`Open in ${label}`, address + encodeURIComponent(prompt), {key: label});
          })}
        </ul>
      </details>
    </div>
  );
}
