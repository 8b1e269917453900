import {useCallback, useMemo, useState} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';
import type {Insights} from '../../client/insights';
import {SearchClient} from '../../client/searchClient';
import type {SearchGlobalData} from '../../options';

/** The plugin's global data. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

interface Services {
  client: SearchClient;
  /** The analytics client, if there are keys. */
  insights: Promise<Insights | undefined>;
}

let services: Services | undefined;

/** Shared by all boxes on the page: one worker and one analytics client. */
export function useServices(): Services {
  const {siteConfig} = useDocusaurusContext();
  const {insights} = useSearchData();
  services ??= {
    client: new SearchClient(siteConfig.baseUrl),
    insights: insights
      ? import('../../client/insights').then(
          ({createInsights}) => createInsights(insights),
          // Analytics must not affect the reader.
          () => undefined,
        )
      : Promise.resolve(undefined),
  };
  return services;
}

/** Returns the version to search: the page's, or else the preferred one, until the reader chooses another. */
export function useTags() {
  const [current] = useCurrentVersions();
  const contextTag = tagOf(current.name);
  const [chosen, setChosen] = useState<{context: string; tag: string}>();
  const allVersions = useVersions(undefined);
  const versions = useMemo(
    () => allVersions.map(({name, label}) => ({label, tag: tagOf(name)})),
    [allVersions],
  );
  const chooseTag = useCallback(
    (tag: string) => setChosen({context: contextTag, tag}),
    [contextTag],
  );
  // The choice ends when the reader moves to another version.
  const tag = chosen?.context === contextTag ? chosen.tag : contextTag;
  const searchedVersion = allVersions.find(({name}) => tagOf(name) === tag);
  return {versions, tag, chooseTag, searchedVersion};
}

/** Returns Docusaurus' tag for a version. */
function tagOf(version: string): string {
  return `docs-default-${version}`;
}
