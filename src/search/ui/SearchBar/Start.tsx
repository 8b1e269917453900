import type {ReactNode} from 'react';
import {readRecentPages} from '../../client/recentPages';
import Examples from './Examples';
import PanelLink, {type LinkTarget} from './PanelLink';

export interface Props {
  /** The most common tasks, in the searched version. */
  tasks: readonly LinkTarget[];
  onGo: (path: string) => void;
  onSearch: (query: string) => void;
}

/** The contents of the empty box: recent pages, tasks, and query syntax. */
export default function Start({tasks, onGo, onSearch}: Props): ReactNode {
  const recent = readRecentPages()
    .filter(({path}) => path !== window.location.pathname)
    .slice(0, 5)
    .map(({path, title}) => ({path, label: title}));
  return (
    <>
      <div className="search-start">
        {recent.length > 0 && <LinkList title="Recent" links={recent} onGo={onGo} />}
        <LinkList title="Tasks" links={tasks} onGo={onGo} />
      </div>
      <Examples onSearch={onSearch} />
    </>
  );
}

function LinkList({
  title,
  links,
  onGo,
}: {
  title: string;
  links: readonly LinkTarget[];
  onGo: (path: string) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={title}>
      <p className="search-start-title">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <PanelLink {...link} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  );
}
