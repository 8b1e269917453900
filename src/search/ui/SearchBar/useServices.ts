import {useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Insights} from '../../client/insights';
import {SearchClient} from '../../client/searchClient';
import type {InsightsOptions} from '../../../config/insights';
import type {SearchGlobalData} from '../../shared/globalData';

/** The plugin's global data. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

interface Services {
  client: SearchClient;
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
      insights: loadInsights(insights),
    };
    return services;
  });
  return shared;
}

/** Loads the analytics client, if there are keys. */
async function loadInsights(keys: InsightsOptions | undefined): Promise<Insights | undefined> {
  if (!keys) {
    return undefined;
  }
  try {
    const {createInsights} = await import('../../client/insights');
    return createInsights(keys);
  } catch {
    // Analytics must not affect the reader.
    return undefined;
  }
}
