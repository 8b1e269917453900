/** Where Algolia takes events, if the publisher names no other origin. */
export const insightsEndpoint = 'https://insights.algolia.io';
