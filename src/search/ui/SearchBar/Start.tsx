import type {ReactNode} from 'react';
import {readRecentPages} from '../../client/recentPages';
import PanelButton from './PanelButton';
import PanelLink, {type LinkTarget} from './PanelLink';

/** Query syntax that the box understands besides words. */
const examples = ['.orderBy()', '$filter', 'collection -> number'];

export interface Props {
  /** The most common tasks, in the searched version. */
  tasks: readonly LinkTarget[];
  onNavigate: (path: string) => void;
  onSearch: (query: string) => void;
}

/** The contents of the empty box: recent pages, tasks, and query syntax. */
export default function Start({tasks, onNavigate, onSearch}: Props): ReactNode {
  const recentPages = readRecentPages()
    .filter(({path}) => path !== window.location.pathname)
    .slice(0, 5)
    .map(({path, title}) => ({path, label: title}));
  return (
    <>
      <div className="search-start">
        {recentPages.length > 0 && (
          <LinkList title="Recent" links={recentPages} onNavigate={onNavigate} />
        )}
        <LinkList title="Tasks" links={tasks} onNavigate={onNavigate} />
      </div>
      <div className="search-message search-examples">
        <p>Search by name, code snippet, or task.</p>
        <div className="search-versions" role="group" aria-label="Examples">
          <span>Try</span>
          {examples.map((query) => (
            <PanelButton key={query} onClick={() => onSearch(query)}>
              {query}
            </PanelButton>
          ))}
        </div>
      </div>
    </>
  );
}

function LinkList({
  title,
  links,
  onNavigate,
}: {
  title: string;
  links: readonly LinkTarget[];
  onNavigate: (path: string) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={title}>
      <p className="search-start-title">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <PanelLink {...link} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}
