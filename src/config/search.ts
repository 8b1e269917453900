import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {insightsEndpoint, type InsightsOptions} from './insights';

type Environment = Record<string, string | undefined>;
type HostedSearch = UserThemeConfig['algolia'];

/**
 * Hosted search, instead of the index in the browser, when the publisher sets the variables of an
 * Algolia DocSearch application.
 *
 * @throws Error when some of them are missing
 */
export function hostedSearch(environment: Environment): HostedSearch | undefined {
  const values = readAll(environment, {
    appId: 'DOCSEARCH_APP_ID',
    apiKey: 'DOCSEARCH_API_KEY',
    indexName: 'DOCSEARCH_INDEX_NAME',
  });
  // No results page: the site serves only the routes of its lists.
  return values && {...values, contextualSearch: true, searchPagePath: false};
}

/**
 * Statistics of local search, when the publisher sets the keys.
 *
 * @throws Error when some of them are missing, or all of them and the endpoint is set
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

/** Origins that the pages talk to, besides their own, by these variables. */
export function searchServices(environment: Environment): string[] {
  if (hostedSearch(environment)) {
    return ['https://*.algolia.net', 'https://*.algolianet.com'];
  }
  const insights = searchInsights(environment);
  return insights ? [new URL(insights.endpoint ?? insightsEndpoint).origin] : [];
}

/** The values of variables that belong together, or undefined when none is set. */
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
