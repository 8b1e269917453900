import type {ReactNode} from 'react';
import PanelLink, {type Place} from './PanelLink';

export interface Props {
  /** Where developers ask each other, and where all pages are. */
  ways: readonly Place[];
  /** Address of a new issue about a query. */
  gapUrl: (query: string) => string;
  query: () => string;
  onGo: (path: string) => void;
}

/** Where to go when no section says it. */
export default function WaysOn({ways, gapUrl, query, onGo}: Props): ReactNode {
  return (
    <div className="search-ways" role="group" aria-label="Other ways">
      {ways.map((way) => (
        <PanelLink key={way.path} {...way} onGo={onGo} />
      ))}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads out of the site */}
      <a href={gapUrl(query())} target="_blank" rel="noopener noreferrer">
        Report missing docs
      </a>
    </div>
  );
}
