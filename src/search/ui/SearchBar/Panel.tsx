import {useDeferredValue, type ReactNode, type Ref} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {communityDoc} from '../../../config/tasks';
import {linksTo, PanelLink, type Navigate} from './controls';
import Footer, {type Props as FooterProps} from './Footer';
import HitList, {type Props as HitListProps} from './HitList';
import type {SearchView} from './searchState';
import {availabilityLabel, describe} from './searchStatus';
import Start from './Start';
import {useSearchData} from './useServices';

interface Props extends FooterProps, Omit<HitListProps, 'hits' | 'active'> {
  ref: Ref<HTMLDivElement>;
  view: SearchView;
  /** Number of times the dialog has opened. */
  openCount: number;
  searchedVersion: GlobalVersion | undefined;
  onNavigate: Navigate;
  onSearch: (query: string) => void;
}

/** The panel below the input: hits or the query's status, versions, and help. */
export default function Panel({
  ref,
  view: {status, query, hits, active},
  openCount,
  search,
  actions,
  searchedVersion: version,
  onNavigate,
  onSearch,
  ...footer
}: Props): ReactNode {
  // Defer the footer so that the hits render first.
  const hasFooter = useDeferredValue(openCount) === openCount;
  const nextSteps = <NextSteps version={version} query={query} onNavigate={onNavigate} />;
  return (
    <div ref={ref} role="region" aria-label="Results and versions" className="search-panel">
      {status.kind === 'empty' && (
        <Start key={openCount} version={version} onNavigate={onNavigate} onSearch={onSearch} />
      )}
      {status.elsewhere && (
        <p className="search-message">
          {availabilityLabel(status.elsewhere)}{' '}
          <PanelLink
            path={status.elsewhere.path}
            label={status.elsewhere.name}
            onNavigate={onNavigate}
          />
        </p>
      )}
      {status.kind === 'found' ? (
        <>
          {status.message !== undefined && <p className="search-message">{status.message}</p>}
          {status.isNear && nextSteps}
          <HitList
            // Remounts with each opening, to avoid laying out the previous hits.
            key={openCount}
            search={search}
            hits={hits}
            active={active}
            actions={actions}
          />
        </>
      ) : (
        status.kind !== 'empty' && (
          <p className="search-message">
            {status.kind === 'none' ? 'No results found.' : describe(status)}
          </p>
        )
      )}
      {status.kind === 'none' && nextSteps}
      <Footer {...footer} isHidden={!hasFooter} />
    </div>
  );
}

interface NextStepsProps {
  version: GlobalVersion | undefined;
  query: string;
  onNavigate: Navigate;
}

/** Links for a query that no section answers: the developers' community, the home page, and an issue. */
function NextSteps({version, query, onNavigate}: NextStepsProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {newIssueUrl} = useSearchData();
  const links = [
    ...linksTo([{label: 'Ask the community', doc: communityDoc}], version),
    {label: 'Browse', path: siteConfig.baseUrl},
  ];
  return (
    <div className="search-next-steps" role="group" aria-label="Other options">
      {links.map((link) => (
        <PanelLink key={link.path} {...link} onNavigate={onNavigate} />
      ))}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an external link */}
      <a
        href={`${newIssueUrl}?title=${encodeURIComponent(`Docs: ${query}`)}`}
        target="_blank"
        rel="noopener noreferrer">
        Report missing docs
      </a>
    </div>
  );
}
