import {useMemo} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as StartProps} from './Start';
import {communityDoc, tasks} from '../../../config/tasks';
import {useSearchData} from './useServices';
import type {Props as NextStepsProps} from './NextSteps';

interface Options {
  searchedVersion: GlobalVersion | undefined;
  query: () => string;
  onNavigate: (path: string) => void;
  onSearch: (query: string) => void;
}

/**
 * Returns the dialog's links besides search results: tasks when the search box is empty, and next steps when a
 * query has no results or only similar ones.
 */
export function usePanelLinks({searchedVersion, query, onNavigate, onSearch}: Options): {
  start: StartProps;
  nextSteps: NextStepsProps;
} {
  const {siteConfig} = useDocusaurusContext();
  const {newIssueUrl} = useSearchData();
  const start = useMemo(
    () => ({tasks: linksTo(tasks, searchedVersion), onNavigate, onSearch}),
    [searchedVersion, onNavigate, onSearch],
  );
  const nextSteps = useMemo(
    () => ({
      links: [
        ...linksTo([{label: 'Ask the community', doc: communityDoc}], searchedVersion),
        {label: 'Browse', path: siteConfig.baseUrl},
      ],
      reportUrl: (text: string) => `${newIssueUrl}?title=${encodeURIComponent(`Docs: ${text}`)}`,
      query,
      onNavigate,
    }),
    [searchedVersion, query, onNavigate, newIssueUrl, siteConfig.baseUrl],
  );
  return {start, nextSteps};
}

/** Returns the links to pages that the version has. */
function linksTo(pages: readonly {label: string; doc: string}[], version?: GlobalVersion) {
  return pages.flatMap(({label, doc}) => {
    const path = version?.docs.find(({id}) => id === doc)?.path;
    return path === undefined ? [] : [{label, path}];
  });
}
