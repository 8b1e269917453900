/** Keys of Algolia Insights. */
export interface InsightsOptions {
  applicationId: string;
  apiKey: string;
  indexName: string;
  /** Where events go; Algolia when it is not set. */
  endpoint?: string;
}

/** Where Algolia takes events, if the publisher names no other origin. */
export const insightsEndpoint = 'https://insights.algolia.io';
