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

type Environment = Record<string, string | undefined>;

/**
 * Returns the settings for local search statistics if the publisher sets the keys.
 *
 * @throws Error if some keys are missing
 */
export function searchInsights(environment: Environment): InsightsOptions | undefined {
  const {
    INSIGHTS_APP_ID: applicationId,
    INSIGHTS_API_KEY: apiKey,
    INSIGHTS_INDEX_NAME: indexName,
    INSIGHTS_ENDPOINT: endpoint,
  } = environment;
  if (applicationId && apiKey && indexName) {
    return {applicationId, apiKey, indexName, ...(endpoint && {endpoint})};
  }
  if (applicationId || apiKey || indexName || endpoint) {
    throw new Error(
      'Algolia Insights needs INSIGHTS_APP_ID, INSIGHTS_API_KEY, and INSIGHTS_INDEX_NAME. ' +
        'Set all of them, or none of the INSIGHTS_ variables.',
    );
  }
  return undefined;
}

/** Returns the third-party origins that pages contact, given these variables. */
export function searchServices(environment: Environment): string[] {
  const insights = searchInsights(environment);
  return insights ? [new URL(insights.endpoint ?? insightsEndpoint).origin] : [];
}
