/** Settings for Algolia Insights. */
export interface InsightsOptions {
  applicationId: string;
  apiKey: string;
  indexName: string;
  /** URL that receives the events; Algolia's by default. */
  endpoint?: string;
}

/** Algolia's URL for events, used unless the publisher sets another origin. */
export const insightsEndpoint = 'https://insights.algolia.io';
