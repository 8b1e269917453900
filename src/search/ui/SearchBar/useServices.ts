import {useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Insights} from '../../client/insights';
import {SearchClient} from '../../client/searchClient';
import type {SearchGlobalData} from '../../shared/globalData';

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
  const [shared] = useState(() => {
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
  });
  return shared;
}
