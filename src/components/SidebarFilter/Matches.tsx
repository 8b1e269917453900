import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {findEntries} from './findEntries';

/** Time in milliseconds without a keystroke before screen readers announce the number of matching pages. */
const typingPause = 500;

interface Props {
  items: readonly PropSidebarItem[];
  /** Path of the current page. */
  path: string;
  query: string;
  /** Called when the reader opens a page. */
  onChoose?: () => void;
}

/** The pages in a sidebar that match the query, grouped by section. */
export default function Matches({items, path, query, onChoose}: Props): ReactNode {
  const groups = findEntries(items, query);
  const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);
  return (
    <nav className="menu thin-scrollbar sidebar-matches" aria-label="Matching pages">
      {groups.map(({label, entries}) => (
        <section key={label}>
          {label && <p className="sidebar-group">{label}</p>}
          <ul className="menu__list">
            {entries.map((entry) => (
              <li key={entry.href} className="menu__list-item">
                <Link
                  className="menu__link"
                  to={entry.href}
                  aria-current={isSamePath(entry.href, path) ? 'page' : undefined}
                  onClick={onChoose}>
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Status
        text={count === 1 ? '1 page matches.' : `${count || 'No'} pages match.`}
        isVisible={count === 0}
      />
    </nav>
  );
}

/** Announces the result after typing has stopped. An empty result is also visible. */
function Status({text, isVisible}: {text: string; isVisible: boolean}): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, typingPause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={isVisible ? 'sidebar-group' : 'sr-only'}>
      {announced}
    </p>
  );
}
