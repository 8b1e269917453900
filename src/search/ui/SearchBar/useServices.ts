import {useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Insights} from '../../client/insights';
import {SearchClient} from '../../client/searchClient';
import type {InsightsOptions} from '../../../config/insights';
import type {SearchGlobalData} from '../../shared/globalData';

/** What the plugin tells all pages. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

interface Services {
  client: SearchClient;
  insights: Promise<Insights | undefined>;
}

let services: Services | undefined;

/** One worker, and one reader for the statistics, for all boxes of the page. */
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

/** Without keys, the code is not loaded either. */
async function loadInsights(keys: InsightsOptions | undefined): Promise<Insights | undefined> {
  if (!keys) {
    return undefined;
  }
  try {
    const {createInsights} = await import('../../client/insights');
    return createInsights(keys);
  } catch {
    // Statistics must not disturb the reader.
    return undefined;
  }
}
