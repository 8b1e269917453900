import type {ReactNode} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {communityDoc} from '../../../config/tasks';
import {linksTo, PanelLink, type Navigate} from './controls';
import {useSearchData} from './useServices';

interface Props {
  version: GlobalVersion | undefined;
  query: string;
  onNavigate: Navigate;
}

/** Links for a query that no section answers: the developers' community, the home page, and an issue. */
export default function NextSteps({version, query, onNavigate}: Props): ReactNode {
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
