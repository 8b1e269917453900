import type {InsightsOptions} from '../../config/insights';
import {insightsEndpoint} from '../../config/insights';
import type {TaggedHit} from './searchClient';

/** Delay to let the reader finish typing, and maximum number of hits in an event. */
const viewDelay = 400;
const maxHits = 20;

export interface Insights {
  view: (hits: readonly TaggedHit[]) => void;
  click: (hit: TaggedHit) => void;
}

/**
 * Sends click and view events to Algolia Insights through its REST API. The `search-insights` package
 * would load from a CDN and set a cookie; this token only lives until the page is closed.
 */
export function createInsights(options: InsightsOptions): Insights {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const seen = new Set<string>();
  let waiting: string[] = [];
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
      // Errors in statistics must not affect the reader.
    }).catch(() => undefined);
  };
  const sendViews = () => {
    for (let i = 0; i < waiting.length; i += maxHits) {
      send('view', 'Results Viewed', waiting.slice(i, i + maxHits));
    }
    waiting = [];
  };
  return {
    view(hits) {
      const fresh = hits.map(objectId).filter((id) => !seen.has(id));
      fresh.forEach((id) => seen.add(id));
      waiting.push(...fresh);
      clearTimeout(timer);
      if (waiting.length > 0) {
        timer = setTimeout(sendViews, viewDelay);
      }
    },
    click: (hit) => send('click', 'Result Clicked', [objectId(hit)]),
  };
}

/** The section's address is a stable id; document ids change with each build. */
function objectId({document: {sectionRoute}}: TaggedHit): string {
  return sectionRoute;
}
