import {useMemo} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as StartProps} from './Start';
import {communityDoc, tasks} from '../../../config/tasks';
import {useSearchData} from './useServices';
import type {Props as NextStepsProps} from './NextSteps';

interface Options {
  /** The searched version. */
  searched: GlobalVersion | undefined;
  query: () => string;
  onGo: (path: string) => void;
  onSearch: (query: string) => void;
}

/** Returns the dialog's links other than hits: tasks for an empty box, next steps for an unanswered query. */
export function usePanelLinks({searched, query, onGo, onSearch}: Options): {
  start: StartProps;
  nextSteps: NextStepsProps;
} {
  const {siteConfig} = useDocusaurusContext();
  const {newIssueUrl} = useSearchData();
  const start = useMemo(
    () => ({tasks: linksTo(tasks, searched), onGo, onSearch}),
    [searched, onGo, onSearch],
  );
  const nextSteps = useMemo(
    () => ({
      links: [
        ...linksTo([{label: 'Ask the community', doc: communityDoc}], searched),
        {label: 'Browse', path: siteConfig.baseUrl},
      ],
      gapUrl: (text: string) => `${newIssueUrl}?title=${encodeURIComponent(`Docs: ${text}`)}`,
      query,
      onGo,
    }),
    [searched, query, onGo, newIssueUrl, siteConfig.baseUrl],
  );
  return {start, nextSteps};
}

/** Returns the links whose pages the version has. */
function linksTo(pages: readonly {label: string; doc: string}[], version?: GlobalVersion) {
  return pages.flatMap(({label, doc}) => {
    const path = version?.docs.find(({id}) => id === doc)?.path;
    return path === undefined ? [] : [{label, path}];
  });
}
