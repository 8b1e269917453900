import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {insightsEndpoint, type InsightsOptions} from './insights';

type Environment = Record<string, string | undefined>;
type HostedSearch = UserThemeConfig['algolia'];

/**
 * Returns the settings for hosted search, which replaces the in-browser index if the publisher sets
 * the variables for an Algolia DocSearch application.
 *
 * @throws Error if only some of them are set
 */
export function hostedSearch(environment: Environment): HostedSearch | undefined {
  const values = readAll(environment, {
    appId: 'DOCSEARCH_APP_ID',
    apiKey: 'DOCSEARCH_API_KEY',
    indexName: 'DOCSEARCH_INDEX_NAME',
  });
  // No results page, because the site only serves listed routes.
  return values && {...values, contextualSearch: true, searchPagePath: false};
}

/**
 * Returns the settings for local search statistics if the publisher sets the keys.
 *
 * @throws Error if some keys are missing, or if only the endpoint is set
 */
export function searchInsights(environment: Environment): InsightsOptions | undefined {
  const keys = readAll(environment, {
    applicationId: 'INSIGHTS_APP_ID',
    apiKey: 'INSIGHTS_API_KEY',
    indexName: 'INSIGHTS_INDEX_NAME',
  });
  const endpoint = environment.INSIGHTS_ENDPOINT;
  if (!keys && endpoint) {
    throw new Error(
      'INSIGHTS_ENDPOINT is set without the keys. ' +
        'Set INSIGHTS_APP_ID, INSIGHTS_API_KEY and INSIGHTS_INDEX_NAME too, or none of them.',
    );
  }
  return keys && {...keys, ...(endpoint && {endpoint})};
}

/** Returns the third-party origins that pages contact, given these variables. */
export function searchServices(environment: Environment): string[] {
  if (hostedSearch(environment)) {
    return ['https://*.algolia.net', 'https://*.algolianet.com'];
  }
  const insights = searchInsights(environment);
  return insights ? [new URL(insights.endpoint ?? insightsEndpoint).origin] : [];
}

/** Reads variables that belong together; returns undefined if none is set. */
function readAll<Key extends string>(
  environment: Environment,
  variables: Record<Key, string>,
): Record<Key, string> | undefined {
  const entries = Object.entries<string>(variables).map(
    ([key, variable]) => [key, environment[variable] ?? ''] as const,
  );
  const missing = Object.values<string>(variables).filter((variable) => !environment[variable]);
  if (missing.length === entries.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
        `Set all of ${Object.values(variables).join(', ')}, or none.`,
    );
  }
  return Object.fromEntries(entries) as Record<Key, string>;
}
