import type {ReactNode} from 'react';
import PanelLink, {type LinkTarget} from './PanelLink';

export interface Props {
  /** Links to the developer forum and the list of all pages. */
  links: readonly LinkTarget[];
  /** Returns the URL for opening an issue about a query. */
  reportUrl: (query: string) => string;
  query: () => string;
  onNavigate: (path: string) => void;
}

/** Links for a query that no section answers. */
export default function NextSteps({links, reportUrl, query, onNavigate}: Props): ReactNode {
  return (
    <div className="search-next-steps" role="group" aria-label="Other options">
      {links.map((link) => (
        <PanelLink key={link.path} {...link} onNavigate={onNavigate} />
      ))}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an external link */}
      <a href={reportUrl(query())} target="_blank" rel="noopener noreferrer">
        Report missing docs
      </a>
    </div>
  );
}
