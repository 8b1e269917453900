/** Keys of Algolia Insights. */
export interface InsightsOptions {
  applicationId: string;
  apiKey: string;
  indexName: string;
  /** Receiver of the events; Algolia by default. */
  endpoint?: string;
}

/** Algolia's receiver of events, used unless the publisher sets another origin. */
export const insightsEndpoint = 'https://insights.algolia.io';
