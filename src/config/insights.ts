/** Keys of Algolia Insights. */
export interface InsightsOptions {
  applicationId: string;
  apiKey: string;
  indexName: string;
  /** Address that receives the events; Algolia's by default. */
  endpoint?: string;
}

/** Algolia's address for events, used unless the publisher sets another origin. */
export const insightsEndpoint = 'https://insights.algolia.io';
