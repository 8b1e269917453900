import {insightsEndpoint, type InsightsOptions} from '../../config/search';
import type {Hit} from '../shared/types';

/** Delay in milliseconds to let the reader finish typing, and maximum number of hits per event. */
const viewDelay = 400;
const maxHits = 20;

export type Insights = ReturnType<typeof createInsights>;

/**
 * Sends click and view events to Algolia Insights through its REST API. The `search-insights` package
 * would load from a CDN and set a cookie; this token only lives until the page is closed.
 */
export function createInsights(options: InsightsOptions) {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const seen = new Set<string>();
  let pendingIds: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (eventType: 'view' | 'click', eventName: string, objectIDs: string[]) => {
    const event = {
      eventType,
      eventName,
      index: options.indexName,
      userToken,
      objectIDs,
      timestamp: Date.now(),
    };
    void fetch(`${options.endpoint ?? insightsEndpoint}/1/events`, {
      method: 'POST',
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': options.applicationId,
        'X-Algolia-API-Key': options.apiKey,
      },
      body: JSON.stringify({events: [event]}),
      // Analytics errors must not affect the reader.
    }).catch(() => undefined);
  };
  const sendViews = () => {
    for (let i = 0; i < pendingIds.length; i += maxHits) {
      send('view', 'Results Viewed', pendingIds.slice(i, i + maxHits));
    }
    pendingIds = [];
  };
  return {
    view(hits: readonly Hit[]) {
      const newIds = hits.map(objectId).filter((id) => !seen.has(id));
      newIds.forEach((id) => seen.add(id));
      pendingIds.push(...newIds);
      clearTimeout(timer);
      if (pendingIds.length > 0) {
        timer = setTimeout(sendViews, viewDelay);
      }
    },
    click: (hit: Hit) => send('click', 'Result Clicked', [objectId(hit)]),
  };
}

/** The section's route is a stable ID; document IDs change with each build. */
function objectId({document: {sectionRoute}}: Hit): string {
  return sectionRoute;
}
