import type {ReactNode} from 'react';
import PanelLink, {type Place} from './PanelLink';

export interface Props {
  /** Links to the developers' forum and to the list of all pages. */
  ways: readonly Place[];
  /** Address of a new issue about a query. */
  gapUrl: (query: string) => string;
  query: () => string;
  onGo: (path: string) => void;
}

/** Links for a query that no section answers. */
export default function WaysOn({ways, gapUrl, query, onGo}: Props): ReactNode {
  return (
    <div className="search-ways" role="group" aria-label="Other ways">
      {ways.map((way) => (
        <PanelLink key={way.path} {...way} onGo={onGo} />
      ))}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an external link */}
      <a href={gapUrl(query())} target="_blank" rel="noopener noreferrer">
        Report missing docs
      </a>
    </div>
  );
}
